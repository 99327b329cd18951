import { OpenAPIHono } from '@hono/zod-openapi';
import { logger } from 'firebase-functions';
import { ApiError } from '../platform/api-error.ts';
import { IS_EMULATED } from '../platform/emulators.ts';
import { isServiceUnavailable } from '../platform/is-service-unavailable.ts';
import { mountDocs } from './docs/mount-docs.ts';
import { redirectToDownloadPage } from './downloads/redirect-to-download-page.ts';
import { findContractFault } from './find-contract-fault.ts';
import { HANDLERS } from './handlers.ts';
import { mountEndpoints } from './mount.ts';
import { type ApiEnv, requestContext, securityHeaders } from './request-context.ts';
import { toFailureResponse } from './respond.ts';
import { serveMedia } from './serve-media.ts';
import { servePreview } from './serve-preview.ts';

/** `Retry-After` during an outage of a backend service. */
const RETRY_AFTER_SECONDS = 5;

const toApiError = (error: Error, requestId: string): ApiError => {
  if (error instanceof ApiError) return error;
  if (isServiceUnavailable(error)) {
    logger.error('service away', { request_id: requestId, error: error.stack });
    return new ApiError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }, error);
  }
  logger.error('unexpected failure', { request_id: requestId, error: error.stack, cause: String(error.cause ?? '') });
  return new ApiError('internal_error');
};

/** In the emulators, an error outside of the endpoint's contract becomes a 500. */
const enforceContract = (error: ApiError, endpoint: string | undefined): ApiError => {
  const fault = IS_EMULATED ? findContractFault(error, endpoint) : undefined;
  if (fault === undefined) return error;
  logger.error('error outside of the contract', { fault });
  return new ApiError('internal_error', {}, error);
};

/**
 * Creates the app that serves the HTTP API and the images.
 *
 * Hosting routes paths to functions. Calls can bypass Hosting, so each function mounts only its own calls: it lacks the
 * memory and secrets for other calls.
 *
 * @param service the function to serve; mounts every call if absent
 */
export const createApp = (service?: string): OpenAPIHono<ApiEnv> => {
  const app = new OpenAPIHono<ApiEnv>();
  app.use(securityHeaders, requestContext);
  app.onError((thrown, c) => {
    const error = enforceContract(toApiError(thrown, c.get('request').id), c.get('endpoint'));
    c.set('failure', error);
    return redirectToDownloadPage(error, c) ?? toFailureResponse(error, c.get('request').locale);
  });
  app.notFound((c) => toFailureResponse(new ApiError('not_found'), c.get('request').locale));
  mountDocs(app);
  mountEndpoints(app, HANDLERS, service);
  // Rendering needs the memory of the function `media`.
  if (service === undefined || service === 'media') app.get('/media/previews/*', servePreview);
  app.get('/media/*', serveMedia);
  return app;
};
