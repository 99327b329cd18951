import type { LimitKey } from './rate-limit-windows.ts';

/** Where a call came from, as far as it is known. */
export interface Origin {
  /** Client IP. Calls that bypass Hosting can forge it; see `getClientIp`. */
  readonly ip: string;
  /** The address that Google's front end saw; see `getHop`. */
  readonly hop: string;
  /** The verified App Check token: proof of a browser that opened the portal. */
  readonly appCheckToken?: string | undefined;
}

/**
 * Names of limits for calls that need no sign-in. Each name stands for two limits: `<name>_by_address` and
 * `<name>_by_hop`.
 */
type StrangersLimit = 'login' | 'register' | 'forgot' | 'contact' | 'links';

/**
 * Identifies a client in keys of limits. A caller that bypasses Hosting can forge the IP, but not the hop. So this caller
 * cannot use up the limits of the real client of this IP (R203).
 */
export const getClientKey = ({ ip, hop }: Origin): string => (ip === hop ? ip : `${ip} ${hop}`);

/** The limits of one client: by its IP, and by its App Check token, which nobody can forge and is valid for an hour. */
export const getClientLimits = (name: StrangersLimit, { appCheckToken, ...origin }: Origin): readonly LimitKey[] => [
  [`${name}_by_address`, getClientKey(origin)],
  ...(appCheckToken === undefined ? [] : ([[`${name}_by_address`, `app-check ${appCheckToken}`]] as const)),
];

/** The strict limit of calls without an App Check token. All such calls with the same `hop` count together (R203). */
export const getHopLimits = (name: StrangersLimit, { hop, appCheckToken }: Origin): readonly LimitKey[] =>
  appCheckToken === undefined ? [[`${name}_by_hop`, hop]] : [];
