import type { Service } from '@bigorna/domain/endpoints/endpoint';
import { getRequestListener } from '@hono/node-server';
import { type HttpsOptions, onRequest } from 'firebase-functions/https';
import { createApp } from './api/app.ts';
import { REGION, SERVER_API_KEY, TICKET_SECRET } from './platform/parameters.ts';
import { RUNTIME } from './platform/runtime.ts';
import { keepBodiesUntouched, restoreBodyHeaders } from './platform/untouched-body.ts';

keepBodiesUntouched(['catalogue', 'api', 'admin', 'media']);
/** Of these functions only one runs in a process; none while the platform asks what there is to deploy. */
const listener = getRequestListener(createApp(process.env.FUNCTION_TARGET).fetch, { overrideGlobalObjects: false });

const serve = (name: Service, options: HttpsOptions = {}) =>
  onRequest({ region: REGION, ...RUNTIME[name], ...options }, async (request, response) => {
    restoreBodyHeaders(request);
    await listener(request, response);
  });

export const catalogue = serve('catalogue');
export const api = serve('api', { secrets: [TICKET_SECRET, SERVER_API_KEY] });
export const admin = serve('admin');
export const media = serve('media');
