import { GOOGLE_MAILS_PER_DAY } from './limits.ts';

/** At most `points` per window of `seconds`. The first call starts the window. A call takes one point, or its size. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

/**
 * Shared limits are stored in Firestore, so that all instances count together. Other limits are local to an instance
 * and cost nothing. A limit with `earlyKey` is an early limit. Early limits count each call of an endpoint that names
 * them (`domain/endpoints/`) before parsing, by IP address, account or session. Handlers count all other limits.
 */
export interface NamedLimit extends RateLimit {
  readonly shared: boolean;
  readonly earlyKey?: 'address' | 'account' | 'session';
  /**
   * How the code knows the account of a window (R201). `key`: the key begins with the uid. `login`: the key is what
   * somebody typed at the login; a right password proves the account.
   */
  readonly owner?: 'key' | 'login';
  /**
   * Whether callers who do not know each other count together. The code only reads such a limit before the work, and
   * counts after it. So calls that fail neither use up the limit nor delay other callers (R203). Parallel calls may
   * exceed it a little.
   */
  readonly crowd?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const GIB = 1024 ** 3;
const shared = (points: number, seconds: number) => ({ points, seconds, shared: true }) as const;
const ofAccount = (points: number, seconds: number) => ({ ...shared(points, seconds), owner: 'key' }) as const;
const ofLogin = (points: number, seconds: number) => ({ ...shared(points, seconds), owner: 'login' }) as const;
const ofCrowd = (points: number, seconds: number) => ({ ...shared(points, seconds), crowd: true }) as const;
const local = (points: number, seconds: number) => ({ points, seconds, shared: false }) as const;
const early = <const By extends NonNullable<NamedLimit['earlyKey']>>(by: By, points: number, seconds: number) =>
  ({ points, seconds, shared: false, earlyKey: by }) as const;

/**
 * Rate limits (R090). Password checks count failures only. Callers share the limits named `_by_account`, `_by_hop` and
 * `_in_all`. Where `reserveAttempt` checks them, they do not stop an account's trusted IPs, so an attacker cannot lock
 * the member out.
 *
 * A hop is the IP address that Google's front end saw, which nobody can forge (R203). It belongs to the caller, or to
 * Hosting, which calls for many visitors.
 */
export const RATE_LIMITS = {
  login_by_account_and_address: ofLogin(10, 15 * MINUTE),
  login_by_address: shared(100, 15 * MINUTE),
  login_by_hop: ofCrowd(1000, 15 * MINUTE),
  /** Regardless of IP: calls that bypass Hosting can forge the IP. */
  login_by_account: ofLogin(100, HOUR),
  /**
   * Password checks that reach Google, right and wrong ones, because Google limits them for the whole portal (R203).
   * Twice as many as strangers can use up with wrong passwords for the username and for the e-mail together. So they
   * cannot lock a member out. A check that tries two Unicode forms counts once.
   */
  password_checks_by_account: ofAccount(400, HOUR),
  /** The current password, required for a change. */
  password_by_account_and_address: ofAccount(10, 15 * MINUTE),
  password_by_account: ofAccount(100, HOUR),
  /**
   * Wrong codes of a second factor. Only callers with the password, or with a session, can use up these limits. The
   * last two limits skip the IP addresses from which the account signed in with a factor. Three codes of the
   * authenticator app are valid at any time. So somebody with the password guesses one within a year with a chance of
   * 2 %.
   */
  factor_by_account_and_address: ofAccount(5, 15 * MINUTE),
  factor_by_account: ofAccount(10, HOUR),
  factor_by_account_daily: ofAccount(20, DAY),
  register_by_address: shared(20, HOUR),
  /** A tenth of `register_in_all`. Counts successes only. */
  register_by_hop: ofCrowd(200, HOUR),
  /** Regardless of IP: stops an attacker with many IP addresses. Counts successes only. */
  register_in_all: ofCrowd(2000, HOUR),
  forgot_by_address: shared(20, HOUR),
  forgot_by_hop: ofCrowd(1000, DAY),
  /** Sent reset mails: four fifths of Google's daily quota. The rest of the quota is reserved for trusted IPs. */
  forgot_in_all: ofCrowd(GOOGLE_MAILS_PER_DAY.reset * 0.8, DAY),
  /** Prevents mail flooding. Counts e-mail addresses without an account too. */
  forgot_by_email: shared(5, HOUR),
  forgot_by_email_daily: shared(20, DAY),
  /** Links from mails whose code is wrong, used or expired. */
  links_by_address: shared(60, 15 * MINUTE),
  links_by_hop: ofCrowd(600, 15 * MINUTE),
  resend_by_account: ofAccount(1, 30),
  resend_by_account_hourly: ofAccount(5, HOUR),
  resend_by_account_daily: ofAccount(10, DAY),
  email_change_by_account: ofAccount(5, HOUR),
  email_change_by_account_daily: ofAccount(10, DAY),
  /** Mails that confirm an e-mail address, counted over all accounts: the address may belong to a stranger (R203). */
  confirmations_by_email_hourly: shared(5, HOUR),
  confirmations_by_email_daily: shared(10, DAY),
  contact_by_address: shared(5, HOUR),
  /** A tenth of `contact_in_all`. Counts successes only. */
  contact_by_hop: ofCrowd(50, HOUR),
  contact_in_all: ofCrowd(500, HOUR),
  profile_by_account: ofAccount(60, HOUR),
  avatar_by_account: ofAccount(20, HOUR),
  export_by_account: ofAccount(5, DAY),
  /** Egress is the portal's largest cost. */
  downloads_by_account: ofAccount(200, HOUR),
  /**
   * Points are bytes: 80 files of the largest size, or 6,800 of 3 MiB. Nobody plays that much in a day. Each redemption
   * counts the whole file, because its URL serves the whole file.
   */
  download_bytes_by_account: ofAccount(20 * GIB, DAY),
  /** A ticket is valid for ten minutes and may be used for range requests. */
  redemptions_by_account: local(240, 10 * MINUTE),
  /** CSV exports of up to ten thousand rows. */
  staff_exports_by_account: ofAccount(60, HOUR),
  /** Inspection of archives and images: expensive CPU time. */
  staff_uploads_by_account: ofAccount(300, HOUR),
  /** Looking into a release's file: as expensive as its inspection. */
  archive_reads_by_account: ofAccount(600, HOUR),
  /** Confirmed factor resets, by the account that gets the mails. Staff can cancel a reset and confirm another one. */
  factor_resets_by_account: ofAccount(5, DAY),
  /** Each announcement notifies every member. */
  announcements_by_account: ofAccount(20, HOUR),
  /** Each page load of a member checks the session: a Firestore read and an Auth lookup. Members may share an IP. */
  session_checks_by_address: early('address', 300, MINUTE),
  /** Callers who bypass Hosting can forge the IP, but not the account. */
  session_checks_by_account: local(120, MINUTE),
  mod_views_by_address: early('address', 120, MINUTE),
  view_time_by_account: early('account', 120, MINUTE),
  /** A page shows several ads. */
  ad_events_by_address: early('address', 240, MINUTE),
  /** A launcher looks up a whole folder at once. An unknown hash costs a read each time. */
  file_look_ups_by_address: early('address', 600, MINUTE),
  /** Requests that miss the CDN cache, such as searches for random text. */
  catalogue_by_address: early('address', 1200, MINUTE),
  /** A page of comments costs one read per comment. */
  comment_pages_by_address: early('address', 600, MINUTE),
  /** A member's page costs up to 25 reads, a page of their comments up to 127. */
  member_pages_by_address: early('address', 300, MINUTE),
  /** Reading and clearing a member's history and activity. */
  own_records_by_account: early('account', 300, MINUTE),
  /**
   * A member's own factors and sessions. Counted by session, so that a stolen session cannot block the call that ends
   * it.
   */
  own_security_by_account: early('session', 60, MINUTE),
  /** Deep comment pages: Firestore bills the skipped comments (`DEEP_COMMENTS_FROM`). */
  far_comments_by_address: local(20, MINUTE),
  /** Rendered previews: expensive CPU time in the function that checks files. Their seeds could be guessed without end. */
  previews_by_address: local(20, MINUTE),
} as const satisfies Record<string, NamedLimit>;
export type RateLimitName = keyof typeof RATE_LIMITS;
export type SharedLimitName = {
  [K in RateLimitName]: (typeof RATE_LIMITS)[K]['shared'] extends true ? K : never;
}[RateLimitName];

/** Whether all instances count the limit together. */
export const isSharedLimit = (name: RateLimitName): name is SharedLimitName => RATE_LIMITS[name].shared;

const getOwnerRule = (name: SharedLimitName): NamedLimit['owner'] => {
  const limit: NamedLimit = RATE_LIMITS[name];
  return limit.owner;
};

/** The uid at the beginning of a key; undefined for limits that do not count by account. */
export const getLimitOwner = (name: SharedLimitName, key: string): string | undefined =>
  getOwnerRule(name) === 'key' ? key.split(' ')[0] : undefined;

/** Whether a right password proves the account of a window. */
export const isLoginLimit = (name: SharedLimitName): boolean => getOwnerRule(name) === 'login';

/** Whether callers who do not know each other count together. */
export const isCrowdLimit = (name: SharedLimitName): boolean => {
  const limit: NamedLimit = RATE_LIMITS[name];
  return limit.crowd === true;
};

export type EarlyLimitName = {
  [K in RateLimitName]: (typeof RATE_LIMITS)[K] extends { earlyKey: string } ? K : never;
}[RateLimitName];
/** Limits that handlers count. */
export type HandlerLimitName = Exclude<RateLimitName, EarlyLimitName>;

/** What an early limit counts by; undefined for limits that handlers count. */
export const getEarlyLimitKey = (name: RateLimitName): NamedLimit['earlyKey'] => {
  const limit: NamedLimit = RATE_LIMITS[name];
  return limit.earlyKey;
};
