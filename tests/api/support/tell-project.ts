/** Tells the functions' code in this process of its project and bucket, as Cloud Functions do. */
export const tellProject = (): void => {
  process.env.FIREBASE_CONFIG = JSON.stringify({
    projectId: process.env.GCLOUD_PROJECT,
    storageBucket: process.env.BIGORNA_BUCKET,
  });
};
