import { z } from 'zod';
import { PANEL_ACCESS } from '../access/permissions.ts';
import { BLOCKED_FILE_NAME_MAX, CONTACT, USERNAME } from '../limits.ts';
import { FAN_OUT_TEMPLATES } from '../notifications.ts';
import { contentType, count, gameVersion, hostPath, id, sha256, timestamp } from './common.ts';
import { translated, updated_at } from './staff-fields.ts';

/** `settings/site`. */
export const siteSettings = z.object({
  updated_at,
  admin_panel_access: z.enum(PANEL_ACCESS).default('staff'),
  mod_of_the_week: id.nullable().default(null),
});
export type SiteSettings = z.infer<typeof siteSettings>;

/** `stats/site`: platform totals. After uncounted deletions, `users` may be negative until the nightly repair. */
export const siteStats = z.object({ downloads: count.default(0), mods: count.default(0), users: z.int().default(0) });
export type SiteStats = z.infer<typeof siteStats>;

/** `changelog/{id}`. */
export const changelogEntry = z.object({
  version: z.string(),
  date: timestamp,
  title: translated,
  body: translated,
  updated_at,
});
export type ChangelogEntry = z.infer<typeof changelogEntry>;
/** `faq/{id}`. */
export const faqEntry = z.object({
  /** A fraction after a move: the number halfway between the positions of the new neighbors. */
  position: z.number().nonnegative(),
  question: translated,
  answer: translated,
  updated_at,
});
export type FaqEntry = z.infer<typeof faqEntry>;
/** `announcements/{id}`: a message to all members, each in their language. A draft until it is sent. */
export const announcement = z.object({
  text: translated,
  /** The page that the announcement links to. */
  path: hostPath.nullable(),
  created_by: id,
  created_at: timestamp,
  sent_at: timestamp.nullable(),
  sent_by: id.nullable(),
  /** Number of notified members, set when the fan-out is done. */
  told: count.default(0),
  updated_at,
});
export type Announcement = z.infer<typeof announcement>;

/** `contact_messages/{id}`. */
export const contactMessage = z.object({
  name: z.string().max(CONTACT.name),
  email: z.string(),
  subject: z.string().max(CONTACT.subject),
  message: z.string().max(CONTACT.message),
  uid: id.nullable(),
  /** Typed by a sender without a session, not verified. */
  username: z.string().max(USERNAME.max).optional(),
  created_at: timestamp,
  handled_at: timestamp.nullable(),
  handled_by: id.nullable().default(null),
  /** True if staff replied. False if the message is open, or was closed without a reply. */
  answered: z.boolean().default(false),
  /** Internal note of staff. */
  note: z.string().default(''),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** `logs/{id}`: append-only audit log (R131). Personal fields appear only as 'changed'. */
export const logEntry = z.object({
  actor: id.nullable(),
  action: z.string(),
  /** Path of the changed document. */
  target: z.string(),
  /** Paths of all related records, for queries: the target, its parent and others. */
  about: z.array(z.string()).default([]),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
  request_id: z.string(),
  /** Id of the entry that this one undoes. */
  undoes: id.nullable().default(null),
  at: timestamp,
});
export type LogEntry = z.infer<typeof logEntry>;

/** `blocked_files/{hash}`: a file that no release may equal or contain, stored under its SHA-256 or SHA-512. */
export const blockedFile = z.object({
  /** Label, such as the name of the malware campaign. */
  name: z.string().min(1).max(BLOCKED_FILE_NAME_MAX),
  /** Log entry with the actor and reason of the block; null if unknown. */
  entry: z.string().nullable().default(null),
  created_at: timestamp,
  updated_at,
});
export type BlockedFile = z.infer<typeof blockedFile>;

/**
 * `game_versions/{id}`: a game version that forms and filters offer, of the edition that a content type is for. The id
 * contains both fields, so that no version exists twice.
 */
export const listedGameVersion = z.object({ content_type: contentType, version: gameVersion, updated_at });
export type ListedGameVersion = z.infer<typeof listedGameVersion>;

/** `probes/{id}`: a self-check of the functions' permissions and its results. `npm run deploy` creates the document. */
export const probe = z.object({
  asked_at: timestamp,
  /** Null until the functions have written the results. */
  found: z.array(z.object({ name: z.string(), fault: z.string().nullable() })).nullable(),
});
export type Probe = z.infer<typeof probe>;

/**
 * `fanouts/{id}`: a notification to many members. The id (`mod_update_{mod}_{release}`, `new_mod_{mod}`,
 * `announcement_{announcement}`) prevents a second start.
 */
export const fanOut = z.object({
  template: z.enum(FAN_OUT_TEMPLATES),
  /** Null if the notification is not about a mod. */
  mod_id: id.nullable(),
  release_id: id.nullable(),
  /** Placeholder values of each notification. For an announcement: its text by language. */
  values: z.record(z.string(), z.string()),
  path: hostPath.nullable(),
  /**
   * `stopped`: the mod or release was withdrawn. The fan-out restarts if both are available again. `failed`: no
   * progress after a day of retries.
   */
  state: z.enum(['running', 'stopped', 'done', 'failed']),
  /** Whether an earlier run was stopped after notifying some members. */
  resumed: z.boolean(),
  /** The last processed document; null at the start, and at the end, so that no uid stays stored. */
  cursor: z.string().nullable(),
  /** Number of notified members. */
  sent: count,
  started_at: timestamp,
  /** Time of the last progress. */
  moved_at: timestamp,
  /** Retries since `moved_at`. */
  tries: count.default(0),
  expires_at: timestamp,
});
export type FanOut = z.infer<typeof fanOut>;

/**
 * `staff_presence/{uid}`: path of the record that a staff member looks at. Readers ignore it after `expires_at`; the TTL
 * policy deletes it later.
 */
export const staffPresence = z.object({ path: z.string(), expires_at: timestamp });
export type StaffPresence = z.infer<typeof staffPresence>;

/** `system/achievements`: progress of granting new achievements to existing members. */
export const achievementSweep = z.object({
  /** Granted achievements: counter and threshold by id. */
  rows: z.record(z.string(), z.string()).default({}),
  /** The running sweep over members: its achievements and cursor; null when done. */
  going: z
    .object({ rows: z.record(z.string(), z.string()), cursor: z.string().nullable() })
    .nullable()
    .default(null),
  /** Times by required days of membership: members who joined up to that time have the achievement. */
  days: z.record(z.string(), timestamp).default({}),
});
export type AchievementSweep = z.infer<typeof achievementSweep>;

/** Totals of one day. `stats/days` stores recent days, and past days do not change. */
export const dailyStats = z.object({ downloads: count, registrations: count, comments: count });
export const statsDays = z.object({
  days: z.record(z.iso.date(), dailyStats).default({}),
  /** Total size of all release files. */
  storage_bytes: count.default(0),
  counted_at: timestamp,
});
export type StatsDays = z.infer<typeof statsDays>;

/** `system/visitor-salt`: the salt of the day. The daily change prevents tracking of visitors across days. */
export const visitorSalt = z.object({ day: z.iso.date(), salt: z.string().min(32) });

/**
 * `system/catalogue-{file}`: the newest snapshot of an index file, by scope and schema. An older snapshot never
 * replaces a newer one.
 */
export const catalogueSnapshot = z.object({
  path: z.string(),
  bytes: count,
  sha256,
  mods_cursor: timestamp,
  counts_cursor: timestamp,
  /** When the snapshot was built, or last confirmed as up to date. */
  built_at: timestamp,
  /** Time of the last full rebuild. */
  full_built_at: timestamp,
});
export type CatalogueSnapshot = z.infer<typeof catalogueSnapshot>;
