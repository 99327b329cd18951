import './own-project.ts';

/** Imported first, this gives a test file a bucket of its own beside the project of its own. */
process.env.BIGORNA_BUCKET = `${process.env.GCLOUD_PROJECT}.appspot.com`;
/** As Cloud Functions tell it: what is run in this process opens the bucket by it. */
process.env.FIREBASE_CONFIG = JSON.stringify({
  projectId: process.env.GCLOUD_PROJECT,
  storageBucket: process.env.BIGORNA_BUCKET,
});
