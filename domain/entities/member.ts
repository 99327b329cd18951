import { z } from 'zod';
import { ACHIEVEMENT_CATEGORIES } from '../achievements.ts';
import { COMMENT_KINDS } from '../comment-terms.ts';
import { COMMENT_MAX, REASON_MAX, REPORT_PATH_MAX } from '../limits.ts';
import { NOTIFICATION_TYPES } from '../notifications.ts';
import { accessType, category, contentType, count, createTextSchema, hostPath, id, role, timestamp } from './common.ts';

export { COMMENT_KINDS, type CommentKind } from '../comment-terms.ts';

export const ACTIVITY_KINDS = ['downloads', 'favorites', 'comments', 'views', 'ratings'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
export const REPORT_SUBJECTS = ['mod', 'comment', 'member'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/**
 * `users/{uid}/activity/{id}`. The id names the activity (`views_{mod}_{day}`). `type` is the mod's content type,
 * `size` is in bytes, `duration` is the view time in seconds.
 */
export const activityEntry = z.object({
  kind: z.enum(ACTIVITY_KINDS),
  mod_id: id,
  title: z.string(),
  at: timestamp,
  type: z.string().nullable().default(null),
  size: count.nullable().default(null),
  category: z.string().nullable().default(null),
  comment: z.string().nullable().default(null),
  duration: count.nullable().default(null),
  rating: z.int().min(1).max(5).nullable().default(null),
});
export type ActivityEntry = z.infer<typeof activityEntry>;
/** Id of the activity entry of a favorite. */
export const getFavoriteId = (modId: string): string => `favorites_${modId}`;

/** `users/{uid}/achievements/{id}`: progress towards one row of the achievements table. */
export const achievementProgress = z.object({
  category: z.enum(ACHIEVEMENT_CATEGORIES),
  progress: count,
  unlocked_at: timestamp.nullable(),
});
export type AchievementProgress = z.infer<typeof achievementProgress>;

/** `users/{uid}/notifications/{id}`. `values` fill the placeholders of the template's text. */
export const notification = z.object({
  type: z.enum(NOTIFICATION_TYPES),
  template: z.string(),
  values: z.record(z.string(), z.string()).default({}),
  path: hostPath.nullable(),
  created_at: timestamp,
  read_at: timestamp.nullable(),
});
export type Notification = z.infer<typeof notification>;

/** The author of a comment or reply, as shown. Blanked when the account is deleted. */
export const authorCard = z.object({
  username: z.string(),
  display_name: z.string(),
  avatar_url: hostPath.nullable(),
  role,
});

export const officialReply = z.object({
  uid: id,
  author: authorCard,
  text: createTextSchema(COMMENT_MAX),
  created_at: timestamp,
});

/** `mods/{id}/comments/{cid}`: a comment, or a reply to one. */
export const comment = z.object({
  uid: id,
  author: authorCard,
  text: createTextSchema(COMMENT_MAX),
  kind: z.enum(COMMENT_KINDS),
  release: z.string().nullable(),
  created_at: timestamp,
  edited_at: timestamp.nullable(),
  hidden: z.boolean(),
  reply: officialReply.nullable(),
  /** Id of the comment that this one replies to. That comment has no parent: threads have one level. */
  parent: id.nullable().default(null),
  /** Numbers of visible replies and of useful marks. Functions count both from documents. */
  replies: count.default(0),
  useful: count.default(0),
});
export type Comment = z.infer<typeof comment>;

/** `users/{uid}/useful/{mod}_{comment}`: the member finds another member's comment useful. */
export const usefulMark = z.object({ mod_id: id, comment_id: id, created_at: timestamp });
export type UsefulMark = z.infer<typeof usefulMark>;
/** Id of a member's useful mark of a comment. firestore.rules require it, so that a member marks a comment once. */
export const getUsefulMarkId = (modId: string, commentId: string): string => `${modId}_${commentId}`;

/** `mods/{id}/ratings/{uid}`. The field `uid` allows queries by member (`member-data.ts`). */
export const rating = z.object({ uid: id, stars: z.int().min(1).max(5), rated_at: timestamp });
export type Rating = z.infer<typeof rating>;

/** `mods/{id}/releases/{rid}/votes/{uid}`: whether the release works for a downloader of the mod. */
export const vote = z.object({ uid: id, works: z.boolean(), voted_at: timestamp });
export type Vote = z.infer<typeof vote>;

/**
 * `mods/{id}/downloaders/{uid}`: proof of a download, required for a rating. Clearing the history does not delete this
 * proof. Achievements use the mod's fields at download time; take-downs use `releases`. Older documents lack both.
 */
export const downloader = z.object({
  uid: id,
  first_at: timestamp,
  content_type: contentType.optional(),
  access: accessType.optional(),
  categories: z.array(category).optional(),
  releases: z.array(id).default([]),
});
export type Downloader = z.infer<typeof downloader>;

/** Values of `lead` in the report that represents all open reports about its target. */
export const REPORT_LEADS = [true, 'gone'] as const;

/** `reports/{id}`: created by verified members, handled by staff. `uid` is null if the account was deleted. */
export const report = z.object({
  uid: id.nullable(),
  subject: z.enum(REPORT_SUBJECTS),
  path: createTextSchema(REPORT_PATH_MAX),
  reason: createTextSchema(REASON_MAX),
  created_at: timestamp,
  resolved_at: timestamp.nullable(),
  /** The decision of staff; written with `resolved_at`. */
  outcome: z.enum(['upheld', 'dismissed']).optional(),
  resolved_by: id.nullable().optional(),
  note: z.string().optional(),
  /** Owner of the reported content, if it has one. A trigger sets it after creation. */
  about_uid: id.nullable().optional(),
  /**
   * Set by the same trigger. `lead`: whether this is the oldest open report about its path; `gone` instead of true if
   * the reported content was deleted. `alike`: number of open reports about the path, capped.
   */
  lead: z.union([z.boolean(), z.literal('gone')]).optional(),
  alike: count.optional(),
});
export type Report = z.infer<typeof report>;
