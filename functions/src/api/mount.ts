import type { Endpoint } from '@bigorna/domain/endpoints/endpoint';
import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { admit } from '../accounts/caller.ts';
import { requireAppCheck } from '../platform/app-check.ts';
import { countAtDoor } from './door.ts';
import type { AnyHandler, Handler } from './handler.ts';
import { parseCall } from './parse-call.ts';
import type { ApiEnv } from './request-facts.ts';
import { successResponse } from './respond.ts';

/** One handler for every endpoint of the table. */
export type Handlers = { readonly [K in EndpointId]: Handler<K> };

/** `/mods/{id}` in the words of the router: `/mods/:id`. */
const routeOf = (path: string): string => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;

const isEndpoint = (id: string): id is EndpointId => id in ENDPOINTS;

/**
 * Mounts the handlers at their endpoints' paths: counts and admits the caller, parses the call, answers. Access comes
 * before parsing, so that a stranger learns nothing of what a staff call takes.
 *
 * @param service the function whose calls are mounted; all of them without one
 */
export const mountEndpoints = (app: OpenAPIHono<ApiEnv>, handlers: Handlers, service?: string): void => {
  const byId = new Map(Object.entries<AnyHandler>(handlers));
  for (const [id, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    const handler = byId.get(id);
    if (handler === undefined || !isEndpoint(id)) throw new Error(`No handler for ${id}`);
    if (service !== undefined && endpoint.service !== service) continue;
    app.on(endpoint.method, routeOf(endpoint.path), async (c) => {
      const request = c.get('facts');
      c.set('endpoint', id);
      await countAtDoor(id, 'address', request.address);
      if (endpoint.appCheck) await requireAppCheck(request.header);
      const caller = await admit(endpoint.access, c.req.header('Authorization'));
      c.set('uid', caller?.uid);
      if (caller !== undefined) await countAtDoor(id, 'account', caller.uid);
      const answer = await handler({ ...(await parseCall(endpoint, c)), caller, request });
      if (answer instanceof Response) return answer;
      return successResponse(endpoint, answer, request.locale, c.req.header('If-None-Match'));
    });
  }
};
