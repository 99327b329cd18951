import { z } from 'zod';
import {
  accessType,
  contentType,
  count,
  displayName,
  gameVersion,
  hostPath,
  id,
  loader,
  locale,
  role,
  timestamp,
  username,
} from './common.ts';
import { accountSession } from './factors.ts';

const settings = {
  locale: locale.nullable(),
  theme: z.enum(['light', 'dark', 'system']),
  game_version: gameVersion.nullable(),
  loader: loader.nullable(),
  notify_mod_updates: z.boolean(),
  notify_new_mods: z.boolean(),
  notify_comments: z.boolean(),
  notify_system: z.boolean(),
  share_favorites: z.boolean(),
};

/** A member's settings, which the member changes through the API. */
export const accountSettings = z.object({
  locale: settings.locale.default(null),
  theme: settings.theme.default('dark'),
  game_version: settings.game_version.default(null),
  loader: settings.loader.default(null),
  notify_mod_updates: settings.notify_mod_updates.default(true),
  notify_new_mods: settings.notify_new_mods.default(false),
  notify_comments: settings.notify_comments.default(true),
  notify_system: settings.notify_system.default(true),
  /** Whether the member's public page shows the favorites. Absent until the member decides, which means no. */
  share_favorites: settings.share_favorites.optional(),
});
/** A partial update of the settings, without defaults. */
export const partialSettings = z.object(settings).partial();

/** `users/{uid}`. Of all clients, only the owner's may read it. A ban alone does not prevent that. */
export const account = z.object({
  username,
  display_name: displayName,
  email: z.string(),
  full_name: z.string().default(''),
  bio: z.string().default(''),
  avatar_url: hostPath.nullable().default(null),
  role,
  is_banned: z.boolean(),
  ban_reason: z.string().nullable().default(null),
  banned_at: timestamp.nullable().default(null),
  banned_until: timestamp.nullable().default(null),
  /** `valid_after` before the ban. An unban restores it, unless sessions were revoked after the ban. */
  valid_after_before_ban: timestamp.nullable().default(null),
  /** When a ban last revoked Firebase's sessions. `valid_after` ignores this revocation. */
  ban_revoked_at: timestamp.nullable().default(null),
  is_verified: z.boolean(),
  /** Time of the registration, until the e-mail is first verified. Absent in older accounts, which do not expire. */
  unverified_since: timestamp.nullable().optional(),
  /** When the e-mail last changed. Absent if it never did, and in older accounts. */
  email_changed_at: timestamp.nullable().optional(),
  /** Tokens of earlier sign-ins are rejected: revocation by timestamp. */
  valid_after: timestamp,
  /** When staff expired the password: nobody signs in until the owner sets a new password. */
  password_expired_at: timestamp.nullable().default(null),
  /** Live sessions by id. A token of another session is rejected. */
  sessions: z.record(id, accountSession).default({}),
  /** Whether `factors/{uid}` has a factor. A login then asks for it. */
  has_factor: z.boolean().default(false),
  member_since: timestamp,
  last_login: timestamp.nullable().default(null),
  /** Prefixes of the names, for the console's search (`account-search.ts`). */
  search: z.array(z.string()).default([]),
  settings: accountSettings,
});
export type Account = z.infer<typeof account>;

/** `profiles/{uid}`: the public card. */
export const profile = z.object({
  username,
  display_name: displayName,
  avatar_url: hostPath.nullable(),
  bio: z.string(),
  role,
  member_since: timestamp,
});
export type Profile = z.infer<typeof profile>;

/**
 * `usernames/{lower}`: the reservation of a username, `pending` until the account exists. A name is never reused: when
 * its account is deleted, only `uid` becomes null.
 */
export const usernameClaim = z.object({
  uid: id.nullable(),
  created_at: timestamp,
  pending: z.literal(true).optional(),
});
export type UsernameClaim = z.infer<typeof usernameClaim>;

/** `users/{uid}/favorites/{modId}`. */
export const favorite = z.object({ mod_id: id, created_at: timestamp });
export type Favorite = z.infer<typeof favorite>;

/** `users/{uid}/downloads/{modId}`: the download history; the newest download of a mod wins. */
export const downloadEntry = z.object({
  mod_id: id,
  release_id: id,
  slug: z.string(),
  title: z.string(),
  thumbnail_url: hostPath.nullable(),
  content_type: contentType,
  version: z.string(),
  minecraft_version: z.string(),
  short_description: z.string(),
  /** Language of the mod's texts. Absent in older entries. */
  language: locale.optional(),
  tags: z.array(z.string()),
  size: count,
  type: accessType,
  status: z.enum(['available', 'unavailable']),
  downloaded_at: timestamp,
  /** Time of the last write of the entry. Absent in older entries. */
  saved_at: timestamp.optional(),
});
export type DownloadEntry = z.infer<typeof downloadEntry>;

/** `users/{uid}/limits/{kind}`: time and path of the last write of a kind, for flood control. */
export const floodStamp = z.object({ at: timestamp, path: z.string() });
export type FloodStamp = z.infer<typeof floodStamp>;

/** `system/mail-refusal-{kind}`: Google's quota of a kind of mail is used up. */
export const mailRefusal = z.object({ until: timestamp });

/** `deletions/{uid}`: a running account deletion. A sweep retries it until all data is erased. */
export const deletion = z.object({
  requested_at: timestamp,
  /** Null if the e-mail was never verified: it may belong to another person. */
  email: z.string().nullable(),
  avatar_url: hostPath.nullable(),
  /** Null if the portal started the deletion: the Auth user was missing, or the e-mail never verified. */
  request_id: z.string().nullable(),
});
export type Deletion = z.infer<typeof deletion>;

/**
 * `banned_emails/{hmac}`: an e-mail that stays taken, because its account was deleted during a ban. Readers ignore it
 * after `expires_at`; the TTL policy deletes it later.
 */
export const bannedEmail = z.object({ expires_at: timestamp });

/**
 * `rate_limits/{hash}`: points consumed in the current window. The hash is keyed with a secret outside the database. So
 * nobody can find a name or an IP address by trying all possible ones. `points` is negative if a refund was applied
 * twice after a lost response. Zero points mark a trusted IP of an account.
 */
export const rateLimitWindow = z.object({
  points: z.int(),
  expires_at: timestamp,
  /**
   * The account that the window counts. When the account is deleted, so is the window. Absent if the window counts an
   * IP address, or all callers.
   */
  uid: id.optional(),
});
export type RateLimitWindow = z.infer<typeof rateLimitWindow>;

/**
 * Stages of the nightly reconciliation of accounts and Auth users, in order. `foreign` replaces `auth` for the rest of
 * a run in which too many of our own Auth users have no account.
 */
export const RECONCILIATION_STAGES = ['auth', 'foreign', 'accounts', 'claims'] as const;
/** `system/reconciliation`: progress of the reconciliation. `stage` is null when it is done. */
export const reconciliation = z.object({
  stage: z.enum(RECONCILIATION_STAGES).nullable(),
  cursor: z.string().nullable(),
  /** Orphans that the stage has found so far, among the users or accounts that it has compared. */
  orphans: count.default(0),
  compared: count.default(0),
  at: timestamp,
});
export type Reconciliation = z.infer<typeof reconciliation>;
