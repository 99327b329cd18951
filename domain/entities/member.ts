import { z } from 'zod';
import { ACHIEVEMENT_CATEGORIES } from '../achievements.ts';
import { COMMENT_KINDS } from '../comment-terms.ts';
import { COMMENT_MAX, REASON_MAX, REPORT_PATH_MAX } from '../limits.ts';
import { NOTIFICATION_TYPES } from '../notifications.ts';
import { accessType, category, contentType, count, hostPath, id, moment, role, textUpTo } from './common.ts';

export { COMMENT_KINDS, type CommentKind } from '../comment-terms.ts';

export const ACTIVITY_KINDS = ['downloads', 'favorites', 'comments', 'views', 'ratings'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
export const REPORT_SUBJECTS = ['mod', 'comment', 'member'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/**
 * `users/{uid}/activity/{id}`; the id says what it is about (`views_{mod}_{day}`). `type` is the mod's content type, `size`
 * bytes, `duration` seconds the page was open.
 */
export const activityEntry = z.object({
  kind: z.enum(ACTIVITY_KINDS),
  mod_id: id,
  title: z.string(),
  at: moment,
  type: z.string().nullable().default(null),
  size: count.nullable().default(null),
  category: z.string().nullable().default(null),
  comment: z.string().nullable().default(null),
  duration: count.nullable().default(null),
  rating: z.int().min(1).max(5).nullable().default(null),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

/** `users/{uid}/achievements/{id}`: progress towards one row of the achievements table. */
export const achievementProgress = z.object({
  category: z.enum(ACHIEVEMENT_CATEGORIES),
  progress: count,
  unlocked_at: moment.nullable(),
});
export type AchievementProgress = z.infer<typeof achievementProgress>;

/** `users/{uid}/notifications/{id}`; `values` fill the text that the site has for `template`. */
export const notification = z.object({
  type: z.enum(NOTIFICATION_TYPES),
  template: z.string(),
  values: z.record(z.string(), z.string()).default({}),
  path: hostPath.nullable(),
  created_at: moment,
  read_at: moment.nullable(),
});
export type Notification = z.infer<typeof notification>;

/** Who wrote a comment or reply, as shown; blanked when the account is deleted. */
export const authorCard = z.object({
  username: z.string(),
  display_name: z.string(),
  avatar_url: hostPath.nullable(),
  role,
});

export const officialReply = z.object({
  uid: id,
  author: authorCard,
  text: textUpTo(COMMENT_MAX),
  created_at: moment,
});

/** `mods/{id}/comments/{cid}`. */
export const comment = z.object({
  uid: id,
  author: authorCard,
  text: textUpTo(COMMENT_MAX),
  kind: z.enum(COMMENT_KINDS),
  release: z.string().nullable(),
  created_at: moment,
  edited_at: moment.nullable(),
  hidden: z.boolean(),
  reply: officialReply.nullable(),
});
export type Comment = z.infer<typeof comment>;

/** `mods/{id}/ratings/{uid}`. The uid again as a field: a member's are found by it (`member-data.ts`). */
export const rating = z.object({ uid: id, stars: z.int().min(1).max(5), rated_at: moment });
export type Rating = z.infer<typeof rating>;

/** `mods/{id}/releases/{rid}/votes/{uid}`: whether the release works for a member who has downloaded the mod. */
export const vote = z.object({ uid: id, works: z.boolean(), voted_at: moment });
export type Vote = z.infer<typeof vote>;

/**
 * `mods/{id}/downloaders/{uid}`: outlives the history; a rating asks for it. What the mod was then is what achievements
 * count, and which releases they were is whom a take-down warns; the first ones lack both.
 */
export const downloader = z.object({
  uid: id,
  first_at: moment,
  content_type: contentType.optional(),
  access: accessType.optional(),
  categories: z.array(category).optional(),
  releases: z.array(id).default([]),
});
export type Downloader = z.infer<typeof downloader>;

/** `reports/{id}`: made by verified members, handled by staff; by nobody once the account is deleted. */
export const report = z.object({
  uid: id.nullable(),
  subject: z.enum(REPORT_SUBJECTS),
  path: textUpTo(REPORT_PATH_MAX),
  reason: textUpTo(REASON_MAX),
  created_at: moment,
  resolved_at: moment.nullable(),
  /** What staff made of it; written with `resolved_at`. */
  outcome: z.enum(['upheld', 'dismissed']).optional(),
  resolved_by: id.nullable().optional(),
  note: z.string().optional(),
  /** Noted a moment after it was made: whose it is what is reported, unless it is nobody's. */
  about_uid: id.nullable().optional(),
  /** As `about_uid`: whether it is the oldest open one about its path, and how many of those there are. */
  lead: z.boolean().optional(),
  alike: count.optional(),
});
export type Report = z.infer<typeof report>;
