import { matchAcceptLanguage } from '@bigorna/domain/locales';
import { COMMON_HEADERS, formatPolicy, RESPONSE_POLICY } from '@bigorna/domain/security-headers';
import { logger } from 'firebase-functions';
import type { Context, MiddlewareHandler } from 'hono';
import { describeDevice } from '../members/accounts/device.ts';
import type { ApiError } from '../platform/api-error.ts';
import { createRequestId, now } from '../platform/clock.ts';
import { IS_EMULATED } from '../platform/emulators.ts';
import { getClientIp, getHop } from '../platform/get-client-ip.ts';
import { computeKeyedHash } from '../platform/keyed-hash.ts';
import type { RequestContext } from './handler.ts';

/** Variables that middleware sets for later handlers. */
export interface ApiEnv {
  Variables: {
    request: RequestContext;
    uid: string | undefined;
    endpoint: string | undefined;
    failure: ApiError | undefined;
  };
}

const createRequestContext = (c: Context<ApiEnv>): RequestContext => ({
  id: createRequestId(),
  method: c.req.method,
  locale: matchAcceptLanguage(c.req.header('Accept-Language')),
  ip: getClientIp(c.req.header('X-Forwarded-For'), IS_EMULATED),
  device: describeDevice((name) => c.req.header(name)),
  hop: getHop(c.req.header('X-Forwarded-For'), IS_EMULATED),
  header: (name) => c.req.header(name),
});

/** Pseudonym of an account in request logs. Everybody can read uids, so a plain hash would name the account. */
const hashUid = (uid: string): string => computeKeyedHash('log', uid).slice(0, 16);

/**
 * Creates the context of a request, adds its id to the response, and logs one line without personal data.
 * For a failure, logs its status and code, even if the response is a redirect to an error page.
 */
export const requestContext: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const startedAt = now().getTime();
  const request = createRequestContext(c);
  c.set('request', request);
  await next();
  c.res.headers.set('X-Request-Id', request.id);
  const [uid, failure] = [c.get('uid'), c.get('failure')];
  logger.info('request', {
    request_id: request.id,
    method: c.req.method,
    endpoint: c.get('endpoint') ?? 'none',
    status: failure?.status ?? c.res.status,
    ...(failure === undefined ? {} : { code: failure.code }),
    ms: now().getTime() - startedAt,
    ...(uid === undefined ? {} : { uid_hash: hashUid(uid) }),
  });
};

/** Default headers. A handler may override them. */
const DEFAULT_HEADERS = Object.entries({ ...COMMON_HEADERS, 'Content-Security-Policy': formatPolicy(RESPONSE_POLICY) });

/** Adds the security headers to every response, including errors: Hosting does not add them for functions (R151). */
export const securityHeaders: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of DEFAULT_HEADERS) {
    if (!headers.has(name)) headers.set(name, value);
  }
};
