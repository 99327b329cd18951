import type { z } from 'zod';
import { adminEndpoints } from './admin/index.ts';
import { authEndpoints } from './auth.ts';
import { downloadEndpoints } from './downloads.ts';
import { feedbackEndpoints } from './feedback.ts';
import { memberEndpoints } from './members.ts';
import { modEndpoints } from './mods.ts';
import { portalEndpoints } from './portal.ts';
import { searchEndpoints } from './search.ts';
import { userEndpoints } from './user.ts';

/**
 * Every call of the API. Functions type their handlers as a map over these keys, so that a missing one is a compile error.
 * Order matters where paths overlap: fixed paths stand before those with parts that vary.
 */
export const ENDPOINTS = {
  ...portalEndpoints,
  ...authEndpoints,
  ...userEndpoints,
  ...memberEndpoints,
  ...downloadEndpoints,
  ...feedbackEndpoints,
  ...searchEndpoints,
  ...modEndpoints,
  ...adminEndpoints,
};

export type EndpointId = keyof typeof ENDPOINTS;
export type EndpointOf<K extends EndpointId> = (typeof ENDPOINTS)[K];

type Inferred<E, Key extends string> = E extends { [P in Key]: infer S extends z.ZodType } ? z.output<S> : undefined;
/** The parts of a call, as handlers get them (parsed) and answer them. */
export type ParamsOf<K extends EndpointId> = Inferred<EndpointOf<K>, 'params'>;
export type QueryOf<K extends EndpointId> = Inferred<EndpointOf<K>, 'query'>;
export type BodyOf<K extends EndpointId> = Inferred<EndpointOf<K>, 'body'>;
export type AnswerOf<K extends EndpointId> = Inferred<EndpointOf<K>, 'answer'>;
export type MetaOf<K extends EndpointId> = Inferred<EndpointOf<K>, 'meta'>;
