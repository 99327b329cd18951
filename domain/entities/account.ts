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
  moment,
  role,
  username,
} from './common.ts';

const settings = {
  locale: locale.nullable(),
  theme: z.enum(['light', 'dark', 'system']),
  game_version: gameVersion.nullable(),
  loader: loader.nullable(),
  notify_mod_updates: z.boolean(),
  notify_new_mods: z.boolean(),
  notify_comments: z.boolean(),
  notify_system: z.boolean(),
};

/** A member's own settings: the one part of the account document that they write themselves, under rules. */
export const accountSettings = z.object({
  locale: settings.locale.default(null),
  theme: settings.theme.default('dark'),
  game_version: settings.game_version.default(null),
  loader: settings.loader.default(null),
  notify_mod_updates: settings.notify_mod_updates.default(true),
  notify_new_mods: settings.notify_new_mods.default(false),
  notify_comments: settings.notify_comments.default(true),
  notify_system: settings.notify_system.default(true),
});
/** Some of them, the others staying as they are. */
export const someSettings = z.object(settings).partial();

/** `users/{uid}`: the one truth about a person. Read by their owner alone (also when banned). */
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
  banned_at: moment.nullable().default(null),
  banned_until: moment.nullable().default(null),
  /** What `valid_after` was before the ban; an unban brings it back. */
  valid_after_before_ban: moment.nullable().default(null),
  /** When a ban last revoked Firebase's sessions: not one of the revocations that `valid_after` follows. */
  ban_revoked_at: moment.nullable().default(null),
  is_verified: z.boolean(),
  /** Tokens of sign-ins before this moment are refused: our own revocation. */
  valid_after: moment,
  member_since: moment,
  last_login: moment.nullable().default(null),
  /** What the console's search finds the account by: beginnings of its names, folded (`account-search.ts`). */
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
  member_since: moment,
});
export type Profile = z.infer<typeof profile>;

/**
 * `usernames/{lower}`: the reservation of a name. `pending` until its account is made; from then on never given again, and
 * nobody's any more once the account is deleted.
 */
export const usernameClaim = z.object({ uid: id.nullable(), created_at: moment, pending: z.literal(true).optional() });
export type UsernameClaim = z.infer<typeof usernameClaim>;

/** `users/{uid}/favorites/{modId}`. */
export const favorite = z.object({ mod_id: id, created_at: moment });
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
  /** What its texts are written in; entries from before it was noted do not say. */
  language: locale.optional(),
  tags: z.array(z.string()),
  size: count,
  type: accessType,
  status: z.enum(['available', 'unavailable']),
  downloaded_at: moment,
});
export type DownloadEntry = z.infer<typeof downloadEntry>;

/** `users/{uid}/limits/{kind}`: when and where the last write of a kind went. */
export const floodStamp = z.object({ at: moment, path: z.string() });
export type FloodStamp = z.infer<typeof floodStamp>;

/** `deletions/{uid}`: an account that is gone, until all that hung on it is. Done again until it is through. */
export const deletion = z.object({
  requested_at: moment,
  /** Null where it was never verified: it may be somebody else's. */
  email: z.string().nullable(),
  avatar_url: hostPath.nullable(),
  /** Null where the member did not ask for it: the account had lost its Auth user. */
  request_id: z.string().nullable(),
});
export type Deletion = z.infer<typeof deletion>;

/**
 * `rate_limits/{hash}`: how much of a limit was used since the window began. The id tells nobody of whom. Below zero where
 * a write that gives back was done twice, its first answer being lost. One of no points says that an account's owner was seen
 * at an address (`known-addresses.ts`).
 */
export const rateLimitWindow = z.object({ points: z.int(), expires_at: moment });
export type RateLimitWindow = z.infer<typeof rateLimitWindow>;

/** What the nightly comparison of accounts and Auth users goes through, one after the other. */
export const RECONCILIATION_STAGES = ['auth', 'accounts', 'claims'] as const;
/** `system/reconciliation`: how far it has come; `stage` is null when it is through. */
export const reconciliation = z.object({
  stage: z.enum(RECONCILIATION_STAGES).nullable(),
  cursor: z.string().nullable(),
  at: moment,
});
export type Reconciliation = z.infer<typeof reconciliation>;
