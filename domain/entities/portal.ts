import { z } from 'zod';
import { PANEL_ACCESS } from '../access/permissions.ts';
import { BLOCKED_FILE_NAME_MAX } from '../limits.ts';
import { FAN_OUT_TEMPLATES } from '../notifications.ts';
import { count, hostPath, id, moment, sha256 } from './common.ts';
import { translated, updated_at } from './written.ts';

/** `settings/site`. */
export const siteSettings = z.object({
  updated_at,
  admin_panel_access: z.enum(PANEL_ACCESS).default('staff'),
  mod_of_the_week: id.nullable().default(null),
});
export type SiteSettings = z.infer<typeof siteSettings>;

/** `stats/site`: platform totals. Users are below zero where more accounts went than were ever counted, until the night. */
export const siteStats = z.object({ downloads: count.default(0), mods: count.default(0), users: z.int().default(0) });
export type SiteStats = z.infer<typeof siteStats>;

/** `changelog/{id}`. */
export const changelogEntry = z.object({
  version: z.string(),
  date: moment,
  title: translated,
  body: translated,
  updated_at,
});
export type ChangelogEntry = z.infer<typeof changelogEntry>;
/** `faq/{id}`. */
export const faqEntry = z.object({ position: count, question: translated, answer: translated, updated_at });
export type FaqEntry = z.infer<typeof faqEntry>;
/** `announcements/{id}`: what all members are told, each in their language; a draft until it is sent. */
export const announcement = z.object({
  text: translated,
  /** The page it leads to. */
  path: hostPath.nullable(),
  created_by: id,
  created_at: moment,
  sent_at: moment.nullable(),
  sent_by: id.nullable(),
  /** How many were told, once all were. */
  told: count.default(0),
  updated_at,
});
export type Announcement = z.infer<typeof announcement>;

/** `contact_messages/{id}`. */
export const contactMessage = z.object({
  name: z.string().max(100),
  email: z.string(),
  subject: z.string().max(200),
  message: z.string().max(5000),
  uid: id.nullable(),
  created_at: moment,
  handled_at: moment.nullable(),
  handled_by: id.nullable().default(null),
  /** Whether it was answered, or put aside without. */
  answered: z.boolean().default(false),
  /** What staff noted for each other. */
  note: z.string().default(''),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** `logs/{id}`: append-only; personal fields say only 'changed'. */
export const logEntry = z.object({
  actor: id.nullable(),
  action: z.string(),
  /** Path of the document acted on. */
  target: z.string(),
  /** Paths of all records it concerns, by which it is found again: the target, what that belongs to, and such. */
  about: z.array(z.string()).default([]),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
  request_id: z.string(),
  /** The entry that this one undoes. */
  undoes: id.nullable().default(null),
  at: moment,
});
export type LogEntry = z.infer<typeof logEntry>;

/**
 * `blocked_files/{hash}`: a file that no release may be or hold, by its SHA-256 or SHA-512.
 */
export const blockedFile = z.object({
  /** What it is called, such as the campaign that it is of. */
  name: z.string().min(1).max(BLOCKED_FILE_NAME_MAX),
  /** The log's entry that tells who blocked it and why; null where that was not kept. */
  entry: z.string().nullable().default(null),
  created_at: moment,
  updated_at,
});
export type BlockedFile = z.infer<typeof blockedFile>;

/** `probes/{id}`: a question whether the functions may do what they must, and what they found. Asked by `npm run deploy`. */
export const probe = z.object({
  asked_at: moment,
  /** Null until the functions have answered. */
  found: z.array(z.object({ name: z.string(), fault: z.string().nullable() })).nullable(),
});
export type Probe = z.infer<typeof probe>;

/**
 * `fanouts/{id}`: one thing told to many members. The id says what (`mod_update_{mod}_{release}`, `new_mod_{mod}`,
 * `announcement_{announcement}`), so that it begins once.
 */
export const fanOut = z.object({
  template: z.enum(FAN_OUT_TEMPLATES),
  /** Null where it is about no mod. */
  mod_id: id.nullable(),
  release_id: id.nullable(),
  /** What each notification says, and where it leads; of an announcement its text by language. */
  values: z.record(z.string(), z.string()),
  path: hostPath.nullable(),
  /** `stopped`: mod or release was withdrawn; it begins anew where they come back. `failed`: it was tried for a day and stood still. */
  state: z.enum(['running', 'stopped', 'done', 'failed']),
  /** Whether an earlier run was stopped, having told some. */
  resumed: z.boolean(),
  /** Behind which document it goes on; null at the beginning and when it is over, so that it names nobody any more. */
  cursor: z.string().nullable(),
  /** How many were told. */
  sent: count,
  started_at: moment,
  /** When it last went on. */
  moved_at: moment,
  /** How often it was tried again since then. */
  tries: count.default(0),
  expires_at: moment,
});
export type FanOut = z.infer<typeof fanOut>;

/** `system/achievements`: which achievements all members were given who had earned them. */
export const achievementSweep = z.object({
  /** What each watches, and up to what, by id. */
  rows: z.record(z.string(), z.string()).default({}),
  /** Those for which members are being gone through, and how far; null when it is through. */
  going: z
    .object({ rows: z.record(z.string(), z.string()), cursor: z.string().nullable() })
    .nullable()
    .default(null),
  /** By days of membership: members from up to then were given what waits for so many. */
  days: z.record(z.string(), moment).default({}),
});
export type AchievementSweep = z.infer<typeof achievementSweep>;

/** `stats/days`: what each of the last days came to; a day that is over changes no more. */
export const dailyFigures = z.object({ downloads: count, registrations: count, comments: count });
export const statsDays = z.object({
  days: z.record(z.iso.date(), dailyFigures).default({}),
  /** Bytes of all releases' files. */
  storage_bytes: count.default(0),
  counted_at: moment,
});
export type StatsDays = z.infer<typeof statsDays>;

/** `system/visitor-salt`: the day's salt. Each replaces the one before, so that no visitor can be followed from day to day. */
export const visitorSalt = z.object({ day: z.iso.date(), salt: z.string().min(32) });

/** `system/catalogue-{file}`: the newest snapshot of an index file, by scope and schema. It only moves forward. */
export const catalogueSnapshot = z.object({
  path: z.string(),
  bytes: count,
  sha256,
  mods_cursor: moment,
  counts_cursor: moment,
  /** When it was made, or last found to hold all there is. */
  built_at: moment,
  /** When everything was last read anew. */
  full_built_at: moment,
});
export type CatalogueSnapshot = z.infer<typeof catalogueSnapshot>;
