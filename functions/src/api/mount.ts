import { API_ROOT } from '@bigorna/domain/endpoints/endpoint';
import type { Endpoint } from '@bigorna/domain/endpoints/endpoint.schemas';
import { getEarlyLimits } from '@bigorna/domain/endpoints/endpoint-limits';
import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index.schemas';
import { getEarlyLimitKey, type NamedLimit } from '@bigorna/domain/rate-limits';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { authorize } from '../members/accounts/caller.ts';
import { assertAppCheck } from '../platform/app-check.ts';
import { now } from '../platform/clock.ts';
import { consume } from '../platform/rate-limits.ts';
import type { AnyHandler, Handler } from './handler.ts';
import { parseRequest } from './parse-request.ts';
import type { ApiEnv } from './request-context.ts';
import { toSuccessResponse } from './respond.ts';

/**
 * Counts a call against its early limits. Early limits are local to the instance and cost no reads or writes.
 *
 * @param by what `key` is: the client's IP; the uid of an authenticated caller; or this uid with its session
 * @throws ApiError too_many_requests
 */
const consumeEarlyLimits = async (
  id: EndpointId,
  by: NonNullable<NamedLimit['earlyKey']>,
  key: string,
): Promise<void> => {
  for (const name of getEarlyLimits(id).filter((limit) => getEarlyLimitKey(limit) === by)) await consume(name, key);
};

/** A handler for every endpoint. */
export type Handlers = { readonly [K in EndpointId]: Handler<K> };

/** Converts `/mods/{id}` to the router's syntax, `/api/mods/:id`. */
const toRoute = (path: string): string => `${API_ROOT}${path.replace(/\{(\w+)\}/g, ':$1')}`;

const isEndpoint = (id: string): id is EndpointId => id in ENDPOINTS;

/**
 * A request that took longer to arrive is authorized again. Otherwise a client could send half of a body, and the rest
 * after its session has ended.
 */
const SLOW_REQUEST_MS = 1000;

/**
 * Mounts the handlers at their endpoints' paths. Order per request: early limits of the IP, App Check, authorization,
 * early limits of the account and session, parsing, a second authorization if the body arrived slowly, handler.
 * Authorization precedes parsing, so that error messages do not reveal the parameters of staff calls.
 *
 * @param service the function to serve; mounts every call if absent
 */
export const mountEndpoints = (app: OpenAPIHono<ApiEnv>, handlers: Handlers, service?: string): void => {
  const byId = new Map(Object.entries<AnyHandler>(handlers));
  for (const [id, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    const handler = byId.get(id);
    if (handler === undefined || !isEndpoint(id)) throw new Error(`No handler for ${id}`);
    if (service !== undefined && endpoint.service !== service) continue;
    app.on(endpoint.method, toRoute(endpoint.path), async (c) => {
      const context = c.get('request');
      c.set('endpoint', id);
      await consumeEarlyLimits(id, 'address', context.ip);
      const appCheckToken = endpoint.appCheck ? await assertAppCheck(context.header) : undefined;
      const startedAt = now();
      const caller = await authorize(endpoint, c.req.header('Authorization'));
      c.set('uid', caller?.uid);
      if (caller !== undefined) {
        await consumeEarlyLimits(id, 'account', caller.uid);
        await consumeEarlyLimits(id, 'session', `${caller.uid} ${caller.session.id}`);
      }
      const request = await parseRequest(endpoint, c);
      const isSlow = now().getTime() - startedAt.getTime() > SLOW_REQUEST_MS;
      const result = await handler({
        ...request,
        caller: isSlow ? await authorize(endpoint, c.req.header('Authorization')) : caller,
        context: { ...context, appCheckToken },
      });
      if (result instanceof Response) return result;
      return toSuccessResponse(endpoint, result, context.locale, c.req.header('If-None-Match'));
    });
  }
};
