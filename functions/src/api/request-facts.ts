import { createHash } from 'node:crypto';
import { localeForHeader } from '@bigorna/domain/locales';
import { ANSWER_POLICY, COMMON_HEADERS, policyText } from '@bigorna/domain/security-headers';
import { logger } from 'firebase-functions';
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiError } from '../platform/api-error.ts';
import { clientAddress } from '../platform/client-address.ts';
import { newRequestId, now } from '../platform/clock.ts';
import { IS_EMULATED } from '../platform/emulators.ts';
import type { RequestFacts } from './handler.ts';

/** What middleware hands to the handlers behind it. */
export interface ApiEnv {
  Variables: {
    facts: RequestFacts;
    uid: string | undefined;
    endpoint: string | undefined;
    failure: ApiError | undefined;
  };
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

/**
 * Gives each request its id and facts, answers the id, and logs one line: ids, never personal data. A failure is logged as
 * what it is, also where a browser is led elsewhere to be told of it.
 */
export const requestFacts: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const startedAt = now().getTime();
  const facts = factsOf(c);
  c.set('facts', facts);
  await next();
  c.res.headers.set('X-Request-Id', facts.id);
  const [uid, failure] = [c.get('uid'), c.get('failure')];
  logger.info('request', {
    request_id: facts.id,
    method: c.req.method,
    endpoint: c.get('endpoint') ?? 'none',
    status: failure?.status ?? c.res.status,
    ...(failure === undefined ? {} : { code: failure.code }),
    ms: now().getTime() - startedAt,
    ...(uid === undefined ? {} : { uid_hash: hashOf(uid) }),
  });
};

/** What every answer says of itself to browsers, unless its handler says it otherwise; none of it runs or is framed. */
const SAID = Object.entries({ ...COMMON_HEADERS, 'Content-Security-Policy': policyText(ANSWER_POLICY) });

/** Gives every answer, failures included, the headers that Hosting gives pages: it adds none of them to what functions answer. */
export const securityHeaders: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of SAID) {
    if (!headers.has(name)) headers.set(name, value);
  }
};
