import { BRAND } from '@bigorna/domain/brand';
import { FOLDERS_WITHOUT_PAGES } from '@bigorna/domain/page-paths';
import { OpenAPIHono } from '@hono/zod-openapi';
import { logger } from 'firebase-functions';
import { ApiError } from '../platform/api-error.ts';
import { IS_EMULATED } from '../platform/emulators.ts';
import { isServiceUnavailable } from '../platform/is-service-unavailable.ts';
import { mountDocs } from './docs/mount-docs.ts';
import { redirectToDownloadPage } from './downloads/redirect-to-download-page.ts';
import { findContractFault } from './find-contract-fault.ts';
import type { RequestContext } from './handler.ts';
import { HANDLERS } from './handlers.ts';
import { mountEndpoints } from './mount.ts';
import { mountMachinePaths } from './mount-machine-paths.ts';
import type { loadRenderer } from './pages/load-renderer.ts';
import { servePage } from './pages/serve-page.ts';
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

/** An app that answers failures as the API does. Its requests need their context. */
const createBareApp = (): OpenAPIHono<ApiEnv> => {
  const app = new OpenAPIHono<ApiEnv>();
  app.onError((thrown, c) => {
    const error = enforceContract(toApiError(thrown, c.get('request').id), c.get('endpoint'));
    c.set('failure', error);
    return redirectToDownloadPage(error, c) ?? toFailureResponse(error, c.get('request').locale);
  });
  app.notFound((c) => toFailureResponse(new ApiError('not_found'), c.get('request').locale));
  return app;
};

/**
 * Mounts the site's pages. Their calls go to a second app in this process: with the visitor's limits, without HTTP and
 * without a line in the log.
 */
const mountPages = (app: OpenAPIHono<ApiEnv>, load?: typeof loadRenderer): void => {
  const calls = createBareApp();
  const visitors = new WeakMap<Request, RequestContext>();
  calls.use(async (c, next) => {
    const visitor = visitors.get(c.req.raw);
    if (visitor === undefined) throw new Error('a call of a page lacks its visitor');
    c.set('request', visitor);
    await next();
  });
  mountEndpoints(calls, HANDLERS, 'catalogue');
  const answer = async (path: string, visitor: RequestContext): Promise<Response> => {
    const request = new Request(new URL(path, BRAND.officialSite));
    visitors.set(request, visitor);
    return calls.fetch(request);
  };
  const serve = servePage(answer, load);
  app.get('*', (c, next) => {
    const [, folder] = c.req.path.split('/');
    return FOLDERS_WITHOUT_PAGES.some((name) => name === folder) ? next() : serve(c, next);
  });
};

/**
 * Creates the app that serves the HTTP API and the images.
 *
 * Hosting routes paths to functions. Calls can bypass Hosting, so each function mounts only its own calls: it lacks the
 * memory and secrets for other calls.
 *
 * @param service the function to serve; mounts every call if absent
 * @param load loads what renders the pages; by default from the folder of the bundled functions
 */
export const createApp = (service?: string, load?: typeof loadRenderer): OpenAPIHono<ApiEnv> => {
  const app = createBareApp();
  app.use(securityHeaders, requestContext);
  mountDocs(app);
  mountEndpoints(app, HANDLERS, service);
  if (service === undefined || service === 'catalogue') mountMachinePaths(app);
  // Rendering needs the memory of the function `media`. Hosting sends all other pictures to `api`, which serves many at
  // once: in `media`, a check of a file takes half an instance.
  if (service === undefined || service === 'media') app.get('/media/previews/*', servePreview);
  app.get('/media/*', serveMedia);
  // Last: every other path has a page.
  if (service === undefined || service === 'catalogue') mountPages(app, load);
  return app;
};
