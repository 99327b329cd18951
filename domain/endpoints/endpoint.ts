import type { z } from 'zod';
import type { Permission } from '../access/permissions.ts';
import type { ErrorCode } from '../errors/codes.ts';

/**
 * Who may call: anyone; anyone with a session; a session whose e-mail is verified; or a holder of a staff permission.
 * `anyone` is for calls that take a stranger and want to know a member: a bearer that is good tells who, any other is ignored.
 * `token` is for calls that check the token themselves, because they answer banned accounts too.
 */
export type EndpointAccess = 'public' | 'anyone' | 'token' | 'signed_in' | 'verified' | Permission;

/** The deployed function that serves a path; Hosting's rewrites are held against it by a test. */
export type Service = 'catalogue' | 'api' | 'admin' | 'media';

/** `envelope`: `{success, data, …}`; `rest`: ra-data-simple-rest's bare list with Content-Range; `raw`: bytes or a redirect. */
export type Dialect = 'envelope' | 'rest' | 'raw';

/** Where browsers put the token by which App Check says that a call comes from the portal's own pages. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

/** One call of the API. `answer` is the schema of `data` (of the whole body in the `rest` dialect). */
export interface Endpoint {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below /api, with OpenAPI's `{name}` for parts that vary. */
  path: `/${string}`;
  summary: string;
  access: EndpointAccess;
  service: Service;
  dialect: Dialect;
  /** Seconds the CDN may keep a success (`s-maxage`); absent: `private, no-store`. */
  sharedCacheSeconds?: number;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The body is not JSON but bytes, at most so many; their kind is judged by the handler. */
  bytes?: { readonly max: number };
  answer: z.ZodType;
  /** Strangers make it and it costs: it must bring App Check's token where the portal asks for one. */
  appCheck?: true;
  /** Fields of `data` that the envelope repeats beside it, as the specification's clients read them. */
  repeats?: readonly string[];
  meta?: z.ZodType;
  /** Failures beyond those every call can have (invalid_request, unauthorized, banned, forbidden, internal_error…). */
  errors: readonly ErrorCode[];
}

/** Keeps an endpoint's own literal and schema types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;
