import { getRequestListener } from '@hono/node-server';
import { type HttpsOptions, onRequest } from 'firebase-functions/https';
import { createApp } from './api/app.ts';
import { REGION, TICKET_SECRET } from './platform/parameters.ts';
import { keepBodiesUntouched, restoreBodyHeaders } from './platform/untouched-body.ts';

keepBodiesUntouched(['catalogue', 'api', 'admin', 'media']);
/** Of these functions only one runs in a process; none while the platform asks what there is to deploy. */
const listener = getRequestListener(createApp(process.env.FUNCTION_TARGET).fetch, { overrideGlobalObjects: false });

const serve = (options: HttpsOptions) =>
  onRequest({ region: REGION, ...options }, async (request, response) => {
    restoreBodyHeaders(request);
    await listener(request, response);
  });

/** Public GETs, and the only one with the catalogue's index: SQLite answers one question at a time. */
export const catalogue = serve({ concurrency: 16, memory: '1GiB', maxInstances: 100 });
/** Accounts, members, downloads. */
export const api = serve({ concurrency: 80, memory: '512MiB', maxInstances: 100, secrets: [TICKET_SECRET] });
/** Staff's calls. */
export const admin = serve({ concurrency: 16, memory: '1GiB', maxInstances: 10 });
/** Hosting gives nobody more time than this, whatever a function is allowed. */
const HOSTING_SECONDS = 60;
/** Pictures, and all work on files: `heavy-work.ts` says what of it goes on at once, in memory of which files are a part. */
export const media = serve({ concurrency: 16, memory: '4GiB', timeoutSeconds: HOSTING_SECONDS, maxInstances: 50 });
