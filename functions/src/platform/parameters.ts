import { defineSecret, defineString } from 'firebase-functions/params';
import { z } from 'zod';

/** The one region of database, bucket and functions. */
export const REGION = defineString('REGION', { default: 'southamerica-east1' });

/** The project's web API key: browsers get it from `/api/site`, and logins are checked with it. */
export const WEB_API_KEY = defineString('WEB_API_KEY');

/** Signs download tickets. */
export const TICKET_SECRET = defineSecret('TICKET_SECRET');

const firebaseConfig = z.object({ projectId: z.string(), storageBucket: z.string() });

/** Project and bucket that the platform runs us in. */
export const project = (): z.infer<typeof firebaseConfig> =>
  firebaseConfig.parse(JSON.parse(process.env.FIREBASE_CONFIG ?? '{}'));
