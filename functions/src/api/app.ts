import { OpenAPIHono } from '@hono/zod-openapi';
import { logger } from 'firebase-functions';
import { serveMedia } from '../media/serve-media.ts';
import { ApiError } from '../platform/api-error.ts';
import { isServiceAway } from '../platform/service-away.ts';
import { mountDocs } from './docs/mount-docs.ts';
import { wayBack } from './downloads/way-back.ts';
import { HANDLERS } from './handlers.ts';
import { mountEndpoints } from './mount.ts';
import { type ApiEnv, requestFacts, securityHeaders } from './request-facts.ts';
import { failureResponse } from './respond.ts';

/** So long an outage is let be before the same is asked again. */
const AWAY_SECONDS = 5;

const asApiError = (error: Error, requestId: string): ApiError => {
  if (error instanceof ApiError) return error;
  if (isServiceAway(error)) {
    logger.error('service away', { request_id: requestId, error: error.stack });
    return new ApiError('unavailable', { retryAfterSeconds: AWAY_SECONDS }, error);
  }
  logger.error('unexpected failure', { request_id: requestId, error: error.stack, cause: String(error.cause ?? '') });
  return new ApiError('internal_error');
};

/**
 * The HTTP API and the pictures. Hosting decides which path goes to which function; each serves its own calls alone, also
 * to whoever asks it past Hosting, since it has the memory and the secrets for no others.
 *
 * @param service the function that serves; every call without one
 */
export const createApp = (service?: string): OpenAPIHono<ApiEnv> => {
  const app = new OpenAPIHono<ApiEnv>();
  app.use(securityHeaders, requestFacts);
  app.onError((thrown, c) => {
    const error = asApiError(thrown, c.get('facts').id);
    c.set('failure', error);
    return wayBack(error, c) ?? failureResponse(error, c.get('facts').locale);
  });
  app.notFound((c) => failureResponse(new ApiError('not_found'), c.get('facts').locale));
  mountDocs(app);
  mountEndpoints(app, HANDLERS, service);
  app.get('/media/*', serveMedia);
  return app;
};
