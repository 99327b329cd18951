import { DEFAULT_REGION } from '@bigorna/domain/region';
import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { z } from 'zod';

/** Region of the database, the bucket and the functions. */
export const REGION = defineString('REGION', { default: DEFAULT_REGION });

/** The project's web API key. Browsers get it from `/api/site`. It may be restricted to the site's URLs. */
export const WEB_API_KEY = defineString('WEB_API_KEY');

/** API key for server calls to Identity Toolkit. The web key may require a referrer, which servers do not send. */
export const SERVER_API_KEY = defineSecret('SERVER_API_KEY');

/** Signs download tickets. */
export const TICKET_SECRET = defineSecret('TICKET_SECRET');

/**
 * Hashes the e-mails of accounts that were deleted during a ban. May have several values, like {@link FACTOR_SECRET}.
 */
export const BAN_SECRET = defineSecret('BAN_SECRET');

/**
 * Encrypts second factors and signs their challenges. May have several values, separated by commas: the first is
 * current.
 */
export const FACTOR_SECRET = defineSecret('FACTOR_SECRET');

/** Public URL of the site. Passkeys belong to its host, and the head of rendered pages names it. */
export const SITE_URL = defineString('SITE_URL', { default: '' });

/**
 * Instances of `catalogue` that always run. With one, no visitor waits for a start of the function that renders pages, at
 * the price of an idle instance.
 */
export const CATALOGUE_MIN_INSTANCES = defineInt('CATALOGUE_MIN_INSTANCES', { default: 0 });

/** Hashes names and IP addresses into ids (`keyed-hash.ts`). */
export const HASH_SECRET = defineSecret('HASH_SECRET');

/**
 * Whether costly endpoints without sign-in (`appCheck` of an endpoint) require an App Check token. Off in the
 * emulators.
 */
export const APP_CHECK_REQUIRED = defineBoolean('APP_CHECK_REQUIRED', { default: true });

/** Firebase app id and reCAPTCHA Enterprise key of the web app. With both, browsers request App Check tokens. */
export const APP_CHECK_APP_ID = defineString('APP_CHECK_APP_ID', { default: '' });
export const APP_CHECK_SITE_KEY = defineString('APP_CHECK_SITE_KEY', { default: '' });

/**
 * The values of a secret, separated by commas. The first is current, and the others are still accepted (`npm run
 * rotate`).
 *
 * @throws Error if there is no value
 */
export const getSecretValues = (secret: { readonly name: string; value(): string }): readonly [string, ...string[]] => {
  const [current, ...previous] = secret
    .value()
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
  if (current === undefined) throw new Error(`There is no secret ${secret.name}`);
  return [current, ...previous];
};

const firebaseConfig = z.object({ projectId: z.string(), storageBucket: z.string() });

/** Project and bucket of the current environment. */
export const getProject = (): z.infer<typeof firebaseConfig> =>
  firebaseConfig.parse(JSON.parse(process.env.FIREBASE_CONFIG ?? '{}'));
