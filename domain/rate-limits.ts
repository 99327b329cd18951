/** One limit: at most `points` in any `seconds`. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

/**
 * How often a call may be made, by what it is counted for. Logins count failures only, and never by account alone:
 * nobody can lock a member out. Source: decisions, "Accounts".
 */
export const RATE_LIMITS = {
  login_by_account_and_address: { points: 10, seconds: 15 * 60 },
  login_by_address: { points: 100, seconds: 15 * 60 },
  register_by_address: { points: 100, seconds: 60 * 60 },
  mod_views_by_address: { points: 120, seconds: 60 },
  /** A page shows several ads. */
  ad_events_by_address: { points: 240, seconds: 60 },
  /** A launcher looks up a folder of mods at once; a hash that nobody knows costs a read each time. */
  file_look_ups_by_address: { points: 600, seconds: 60 },
} as const satisfies Record<string, RateLimit>;
export type RateLimitName = keyof typeof RATE_LIMITS;
