import { DEFAULT_REGION } from '@bigorna/domain/region';
import { defineBoolean, defineSecret, defineString } from 'firebase-functions/params';
import { z } from 'zod';

/** The one region of database, bucket and functions. */
export const REGION = defineString('REGION', { default: DEFAULT_REGION });

/** The project's web API key, which browsers get from `/api/site`; it may be restricted to the site's addresses. */
export const WEB_API_KEY = defineString('WEB_API_KEY');

/** A key of our own for Identity Toolkit's calls that servers make: it has no address of a page to show. */
export const SERVER_API_KEY = defineSecret('SERVER_API_KEY');

/** Signs download tickets. */
export const TICKET_SECRET = defineSecret('TICKET_SECRET');

/** Whether calls that strangers make and that cost (`appCheck` of an endpoint) must bring App Check's token. */
export const APP_CHECK_REQUIRED = defineBoolean('APP_CHECK_REQUIRED', { default: false });

/** The web app's id in Firebase and its reCAPTCHA Enterprise key: with both, browsers ask App Check for tokens. */
export const APP_CHECK_APP_ID = defineString('APP_CHECK_APP_ID', { default: '' });
export const APP_CHECK_SITE_KEY = defineString('APP_CHECK_SITE_KEY', { default: '' });

const firebaseConfig = z.object({ projectId: z.string(), storageBucket: z.string() });

/** Project and bucket that the platform runs us in. */
export const project = (): z.infer<typeof firebaseConfig> =>
  firebaseConfig.parse(JSON.parse(process.env.FIREBASE_CONFIG ?? '{}'));
