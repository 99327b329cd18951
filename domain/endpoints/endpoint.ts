import type { Permission } from '../access/permissions.ts';
import type { RateLimitName } from '../rate-limits.ts';

/**
 * Who may call: everybody (`public`), members (`signed_in`), members with a verified e-mail, or staff by permission.
 * `anyone` serves visitors and members: a valid bearer identifies the caller, an invalid bearer is ignored. `token`
 * leaves the token check to the handler, because banned accounts may make the call too. `signed_in_or_banned` serves
 * banned members too: the rights over personal data outlast the ban (R208). Other calls treat a banned member as a
 * visitor (`public`, `anyone`) or fail with `banned`.
 */
export type EndpointAccess = OpenAccess | Permission;
export type OpenAccess = 'public' | 'anyone' | 'token' | 'signed_in' | 'signed_in_or_banned' | 'verified';

/** The deployed function that serves a path. A test compares this with Hosting's rewrites. */
export type Service = 'catalogue' | 'api' | 'admin' | 'media';

/**
 * `envelope`: `{success, data, …}`. `rest`: a bare list with a header, as ra-data-simple-rest expects. `raw`: bytes or
 * a redirect.
 */
export type Dialect = 'envelope' | 'rest' | 'raw';

/** Header of the App Check token, which proves that a call comes from the portal's pages. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

export const API_ROOT = '/api';
/** Root path of the console's calls, below {@link API_ROOT}. */
export const ADMIN_ROOT = '/admin';

/** Reasons why a call needs no limit. `maxInstances` and `concurrency` of the function limit every call. */
export const UNLIMITED = {
  cached_response:
    'Has one response, or one per language. The CDN and each instance cache it: repeated calls cost nothing.',
  session_only: 'Takes only the bearer and ends its session: one write, after which the bearer is refused.',
  staff:
    'Staff only: few known people. The log records each action, and most can be undone. The function has ten instances.',
} as const;
type UnlimitedReason = keyof typeof UNLIMITED;

/** The limits of a call, or the reason why it has none. */
export type EndpointLimits = readonly [RateLimitName, ...RateLimitName[]] | UnlimitedReason;

interface Row {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Path below {@link API_ROOT}, with OpenAPI parameters such as `{id}`. */
  path: `/${string}`;
  service: Service;
  dialect: Dialect;
  /** Seconds for which the CDN may cache a success (`s-maxage`). If absent: `private, no-store`. */
  sharedCacheSeconds?: number;
  /** The request body is bytes, not JSON. `max` is the greatest number of bytes. The handler checks the file type. */
  bytes?: { readonly max: number };
  /** An expensive call without sign-in: requires an App Check token if the portal enables App Check. */
  appCheck?: true;
  /**
   * A sensitive action: requires a second factor that was proved within `FRESH_FACTOR_MS`. Calls of members require a
   * factor only if the account has one.
   */
  freshFactor?: true;
  /** Fields of `data` that the envelope repeats at its top level, for older clients. */
  repeats?: readonly string[];
}

/** A call of visitors or members. It has limits, or a reason why it needs none. */
interface OpenRow extends Row {
  access: OpenAccess;
  limits: EndpointLimits;
}

/** A call of staff. Limited only if it is expensive. */
interface StaffRow extends Row {
  access: Permission;
  limits?: EndpointLimits;
  /** Actions, as `verb:entity`, that the call writes to the audit log (`staff-actions.ts`). */
  audit?: readonly `${string}:${string}`[];
  /** The log offers no undo. For all other actions, a missing undo function is a compile error. */
  undoable?: false;
}

/**
 * Declaration of a call without its schemas (`*.schemas.ts`). Plain data, so that the first load of a page can import
 * it.
 */
export type EndpointRow = OpenRow | StaffRow;
export type EndpointTable = Readonly<Record<string, EndpointRow>>;

/** Names of the parameters in a path, such as `id` in `/mods/{id}`. */
export type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

/** URL of a call without its query, relative to the portal's host. */
export const toUrl = <Path extends string>(
  { path }: { readonly path: Path },
  params: Readonly<Record<ParamName<Path>, unknown>>,
): string => {
  const values = new Map(Object.entries<unknown>(params));
  return `${API_ROOT}${path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(values.get(name))))}`;
};

/** Common combinations of function and dialect. */
export const CATALOGUE = { service: 'catalogue', dialect: 'envelope' } as const;
export const API = { service: 'api', dialect: 'envelope' } as const;
export const MEDIA = { service: 'media', dialect: 'envelope' } as const;
export const ADMIN = { service: 'admin', dialect: 'envelope' } as const;
/** Lists and records for react-admin. */
export const ADMIN_REST = { service: 'admin', dialect: 'rest' } as const;
/** Limits of a call that checks the password of a member. */
export const PASSWORD_LIMITS = [
  'password_by_account_and_address',
  'password_by_account',
  'password_checks_by_account',
] as const;
/** A public read of the catalogue, cached for seconds, so that visitors see changes soon. */
export const PAGE_CALL = {
  ...CATALOGUE,
  access: 'public',
  method: 'get',
  sharedCacheSeconds: 5,
  limits: ['catalogue_by_address'],
} as const;
