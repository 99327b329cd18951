import type { Service } from '@bigorna/domain/endpoints/endpoint';
import { getRequestListener } from '@hono/node-server';
import { type HttpsOptions, onRequest } from 'firebase-functions/https';
import type { SecretParam } from 'firebase-functions/params';
import { createApp } from './api/app.ts';
import { IS_EMULATED } from './platform/emulators.ts';
import {
  BAN_SECRET,
  CATALOGUE_MIN_INSTANCES,
  FACTOR_SECRET,
  HASH_SECRET,
  REGION,
  SERVER_API_KEY,
  TICKET_SECRET,
} from './platform/parameters.ts';
import { preserveRawBodies, restoreBodyHeaders } from './platform/preserve-raw-bodies.ts';
import { RUNTIME } from './platform/runtime.ts';

preserveRawBodies(['catalogue', 'api', 'admin', 'media']);
/** A process runs one of these functions. During a deploy's discovery FUNCTION_TARGET is not set. */
const listener = getRequestListener(createApp(process.env.FUNCTION_TARGET).fetch, {
  overrideGlobalObjects: false,
  // Closes the connection if the client still sends a refused body. Not in the emulators: their proxy would end with an
  // error.
  autoCleanupIncoming: !IS_EMULATED,
});

/** Every call may count against a limit, so every function needs the secret that hashes the limits' keys. */
const serve = (name: Service, secrets: readonly SecretParam[] = [], options: HttpsOptions = {}) =>
  onRequest(
    // Without `cors: false` the emulators answer for other origins, unlike production.
    { region: REGION, ...RUNTIME[name], ...options, secrets: [HASH_SECRET, ...secrets], cors: false },
    async (request, response) => {
      restoreBodyHeaders(request);
      await listener(request, response);
    },
  );

export const catalogue = serve('catalogue', [], { minInstances: CATALOGUE_MIN_INSTANCES });
export const api = serve('api', [TICKET_SECRET, SERVER_API_KEY, BAN_SECRET, FACTOR_SECRET]);
export const admin = serve('admin', [TICKET_SECRET, BAN_SECRET]);
export const media = serve('media');
