import { z } from 'zod';

const variables = z
  .object({
    BIGORNA_URL: z.url(),
    BIGORNA_BUCKET: z.string(),
    GCLOUD_PROJECT: z.string(),
    FIREBASE_AUTH_EMULATOR_HOST: z.string(),
    FIRESTORE_EMULATOR_HOST: z.string(),
    FIREBASE_STORAGE_EMULATOR_HOST: z.string(),
    FUNCTIONS_EMULATOR_HOST: z.string(),
    CLOUD_TASKS_EMULATOR_HOST: z.string(),
    REGION: z.string(),
  })
  .parse(process.env);

// Without this, the Google client waits ten seconds for a metadata server that does not exist.
process.env.METADATA_SERVER_DETECTION ??= 'none';

/** URL, hosts and names of the emulators that `npm test` started. */
export const environment = {
  url: variables.BIGORNA_URL,
  bucket: variables.BIGORNA_BUCKET,
  project: variables.GCLOUD_PROJECT,
  authHost: variables.FIREBASE_AUTH_EMULATOR_HOST,
  firestoreHost: variables.FIRESTORE_EMULATOR_HOST,
  storageHost: variables.FIREBASE_STORAGE_EMULATOR_HOST,
  functionsHost: variables.FUNCTIONS_EMULATOR_HOST,
  tasksHost: variables.CLOUD_TASKS_EMULATOR_HOST,
  region: variables.REGION,
};
