import { z } from 'zod';

const emulatorHost = z.string().regex(/^[\w.]+:\d+$/);

/** URLs of the emulators of this run, set by `npm test`. */
export const environment = z
  .object({
    BIGORNA_URL: z.url(),
    GCLOUD_PROJECT: z.string().startsWith('demo-'),
    FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
    FIRESTORE_EMULATOR_HOST: emulatorHost,
  })
  .parse(process.env);
