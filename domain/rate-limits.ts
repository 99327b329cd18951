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
} as const satisfies Record<string, RateLimit>;
export type RateLimitName = keyof typeof RATE_LIMITS;
