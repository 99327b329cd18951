import type { LimitKey } from './rate-limit-windows.ts';

/** Where a call came from, as far as it is known. */
export interface Origin {
  /** Client IP. Calls past Hosting can forge it; see `getClientIp`. */
  readonly ip: string;
  /** The address that Google's front end saw; see `getHop`. */
  readonly hop: string;
  /** The verified App Check token: proof of a browser that opened the portal. */
  readonly appCheckToken?: string | undefined;
}

/** Limits of strangers: `<name>_by_address` and `<name>_by_hop`. */
type StrangersLimit = 'login' | 'register' | 'forgot' | 'contact' | 'links';

/**
 * The limits of one client: its IP and, because a caller past Hosting can forge that, its App Check token, which serves
 * for an hour.
 */
export const getClientLimits = (name: StrangersLimit, { ip, appCheckToken }: Origin): readonly LimitKey[] => [
  [`${name}_by_address`, ip],
  ...(appCheckToken === undefined ? [] : ([[`${name}_by_address`, `app-check ${appCheckToken}`]] as const)),
];

/**
 * The strict limit of calls that prove nothing: all of them from one address past Hosting, or through one of Hosting's
 * addresses, count together (R203).
 */
export const getHopLimits = (name: StrangersLimit, { hop, appCheckToken }: Origin): readonly LimitKey[] =>
  appCheckToken === undefined ? [[`${name}_by_hop`, hop]] : [];
