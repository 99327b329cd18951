/** One limit: at most `points` in a window of `seconds`, which begins with the first. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

/**
 * Shared limits are kept in Firestore, so that all instances count together; others are each instance's own, and cost nothing.
 * One with a `door` is counted for every call of an endpoint that names it (`endpoint-limits.ts`), before the call is looked
 * at; all others where the work is, which knows what is to count.
 */
export interface NamedLimit extends RateLimit {
  readonly shared: boolean;
  readonly door?: 'address' | 'account';
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const shared = (points: number, seconds: number) => ({ points, seconds, shared: true }) as const;
const own = (points: number, seconds: number) => ({ points, seconds, shared: false }) as const;
const door = <const By extends 'address' | 'account'>(by: By, points: number, seconds: number) =>
  ({ points, seconds, shared: false, door: by }) as const;

/**
 * How often a call may be made, by what it is counted for. Logins and other checks of a password count failures only; by
 * account alone only at addresses that nobody has signed in from: nobody can lock a member out where they were before.
 * Source: decisions, "Accounts".
 */
export const RATE_LIMITS = {
  login_by_account_and_address: shared(10, 15 * MINUTE),
  login_by_address: shared(100, 15 * MINUTE),
  /** Whatever the addresses, which can be made up by who calls a function past Hosting (`guess-limits.ts`). */
  login_by_account: shared(100, HOUR),
  /** The current password, asked again before a change. */
  password_by_account_and_address: shared(10, 15 * MINUTE),
  password_by_account: shared(100, HOUR),
  register_by_address: shared(20, HOUR),
  /** Whatever the addresses: somebody with many of them is stopped here. */
  register_in_all: shared(2000, HOUR),
  forgot_by_address: shared(20, HOUR),
  /** Nobody's mailbox is flooded; counted whether the address has an account or not. */
  forgot_by_email: shared(5, HOUR),
  /** Looking at and using links of mails. */
  links_by_address: shared(60, 15 * MINUTE),
  resend_by_account: shared(1, 30),
  email_change_by_account: shared(5, HOUR),
  contact_by_address: shared(5, HOUR),
  contact_in_all: shared(500, HOUR),
  profile_by_account: shared(60, HOUR),
  avatar_by_account: shared(20, HOUR),
  export_by_account: shared(5, DAY),
  /** Egress is the portal's largest cost. */
  downloads_by_account: shared(200, HOUR),
  /** A ticket is good for ten minutes, and for a file that is fetched in pieces. */
  redemptions_by_account: own(240, 10 * MINUTE),
  /** Whole lists as CSV, ten thousand rows each. */
  staff_exports_by_account: shared(60, HOUR),
  /** Archives and pictures that staff have checked: minutes of a large machine. */
  staff_uploads_by_account: shared(300, HOUR),
  /** Each is told to every member. */
  announcements_by_account: shared(20, HOUR),
  mod_views_by_address: door('address', 120, MINUTE),
  view_time_by_account: door('account', 120, MINUTE),
  /** A page shows several ads. */
  ad_events_by_address: door('address', 240, MINUTE),
  /** A launcher looks up a folder of mods at once; a hash that nobody knows costs a read each time. */
  file_look_ups_by_address: door('address', 600, MINUTE),
  /** What the CDN has no answer for: questions made up so that nobody has asked them before. */
  catalogue_by_address: door('address', 1200, MINUTE),
  /** A page of comments costs a read a comment. */
  comment_pages_by_address: door('address', 600, MINUTE),
  /** Pages of a member's own history, activity and the like, and what takes rows out of them. */
  own_records_by_account: door('account', 300, MINUTE),
  /** Pages of comments so far in that Firestore bills thousands that it skips (`COMMENTS_NEAR`). */
  far_comments_by_address: own(20, MINUTE),
} as const satisfies Record<string, NamedLimit>;
export type RateLimitName = keyof typeof RATE_LIMITS;
export type SharedLimitName = {
  [K in RateLimitName]: (typeof RATE_LIMITS)[K]['shared'] extends true ? K : never;
}[RateLimitName];

/** Whether all instances count a limit together. */
export const isShared = (name: RateLimitName): name is SharedLimitName => RATE_LIMITS[name].shared;

export type DoorLimitName = {
  [K in RateLimitName]: (typeof RATE_LIMITS)[K] extends { door: string } ? K : never;
}[RateLimitName];
/** Counted where the work is. */
export type InnerLimitName = Exclude<RateLimitName, DoorLimitName>;

/** What a limit counts at the door for; undefined where it is counted inside. */
export const doorOf = (name: RateLimitName): NamedLimit['door'] => {
  const limit: NamedLimit = RATE_LIMITS[name];
  return limit.door;
};
