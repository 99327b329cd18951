import { z } from 'zod';
import { PANEL_ACCESS } from '../access/permissions.ts';
import { count, hostPath, httpsUrl, id, moment } from './common.ts';

/** One text in the six languages; pt-BR is always there. */
export const translated = z.object({
  'pt-BR': z.string(),
  'pt-PT': z.string().optional(),
  'en-US': z.string().optional(),
  'es-ES': z.string().optional(),
  'fr-FR': z.string().optional(),
  'zh-CN': z.string().optional(),
});

/** `settings/site`. */
export const siteSettings = z.object({
  admin_panel_access: z.enum(PANEL_ACCESS).default('staff'),
  mod_of_the_week: id.nullable().default(null),
});
export type SiteSettings = z.infer<typeof siteSettings>;

/** `stats/site`: platform totals. */
export const siteStats = z.object({ downloads: count, mods: count, users: count });
export type SiteStats = z.infer<typeof siteStats>;

export const AD_PLACEMENTS = ['home_top', 'home_middle', 'listing', 'download'] as const;
/** `ads/{id}`. */
export const ad = z.object({
  title: z.string(),
  image_url: hostPath,
  width: count,
  height: count,
  alt: z.string(),
  link: httpsUrl,
  placement: z.enum(AD_PLACEMENTS),
  weight: z.int().min(1).max(100),
  starts_at: moment,
  ends_at: moment,
  active: z.boolean(),
});
export type Ad = z.infer<typeof ad>;

/** `changelog/{id}`. */
export const changelogEntry = z.object({ version: z.string(), date: moment, title: translated, body: translated });
/** `faq/{id}`. */
export const faqEntry = z.object({ position: count, question: translated, answer: translated });
/** `media_kit/main`. */
export const mediaKit = z.object({
  full_name: z.string(),
  headline: translated,
  about: translated,
  figures: z.array(z.object({ label: translated, value: z.string() })),
  channels: z.array(z.object({ name: z.string(), url: httpsUrl, followers: count })),
  email: z.string(),
});

/** `contact_messages/{id}`. */
export const contactMessage = z.object({
  name: z.string().max(100),
  email: z.string(),
  subject: z.string().max(200),
  message: z.string().max(5000),
  uid: id.nullable(),
  created_at: moment,
  handled_at: moment.nullable(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** `logs/{id}`: append-only; personal fields say only 'changed'. */
export const logEntry = z.object({
  actor: id.nullable(),
  action: z.string(),
  target: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
  request_id: z.string(),
  at: moment,
});
export type LogEntry = z.infer<typeof logEntry>;

/** `events/{kind}_{who}_{what}_{day}`: one countable event, once. */
export const countableEvent = z.object({
  kind: z.enum(['view', 'download']),
  mod_id: id,
  release_id: id.nullable(),
  day: z.iso.date(),
  slot: z.string(),
  at: moment,
});
export type CountableEvent = z.infer<typeof countableEvent>;
