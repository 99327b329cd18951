/** Sets project and bucket for functions in this process, as Cloud Functions do. */
export const setProjectEnv = (): void => {
  process.env.FIREBASE_CONFIG = JSON.stringify({
    projectId: process.env.GCLOUD_PROJECT,
    storageBucket: process.env.BIGORNA_BUCKET,
  });
};
