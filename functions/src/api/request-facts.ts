import { createHash } from 'node:crypto';
import { localeForHeader } from '@bigorna/domain/locales';
import { logger } from 'firebase-functions';
import type { Context, MiddlewareHandler } from 'hono';
import { clientAddress } from '../platform/client-address.ts';
import { newRequestId, now } from '../platform/clock.ts';
import { IS_EMULATED } from '../platform/emulators.ts';
import type { RequestFacts } from './handler.ts';

/** What middleware hands to the handlers behind it. */
export interface ApiEnv {
  Variables: { facts: RequestFacts; uid: string | undefined; endpoint: string | undefined };
}

const factsOf = (c: Context<ApiEnv>): RequestFacts => ({
  id: newRequestId(),
  method: c.req.method,
  locale: localeForHeader(c.req.header('Accept-Language')),
  address: clientAddress(c.req.header('X-Forwarded-For'), IS_EMULATED),
  header: (name) => c.req.header(name),
});

/** Stands for an account in server logs, which hold ids only. */
const hashOf = (uid: string): string => createHash('sha256').update(uid).digest('hex').slice(0, 16);

/** Gives each request its id and facts, answers the id, and logs one line: ids, never personal data. */
export const requestFacts: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const startedAt = now().getTime();
  const facts = factsOf(c);
  c.set('facts', facts);
  await next();
  c.res.headers.set('X-Request-Id', facts.id);
  const uid = c.get('uid');
  logger.info('request', {
    request_id: facts.id,
    method: c.req.method,
    endpoint: c.get('endpoint') ?? 'none',
    status: c.res.status,
    ms: now().getTime() - startedAt,
    ...(uid === undefined ? {} : { uid_hash: hashOf(uid) }),
  });
};

/** Browsers take answers for what they are called, run nothing in them and show them in no frame. */
export const securityHeaders: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  if (!headers.has('Content-Security-Policy')) {
    headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  }
};
