import { z } from 'zod';
import { PANEL_ACCESS } from '../../access/permissions.ts';
import { AD_PLACEMENTS, ad } from '../../entities/ad.ts';
import {
  count,
  createInputSchema,
  email,
  hostedImage,
  hostPath,
  httpsUrl,
  id,
  isoTimestamp,
  PRINTABLE_TEXT,
} from '../../entities/common.ts';
import { mediaKit } from '../../entities/media-kit.ts';
import { announcement, changelogEntry, faqEntry, siteSettings } from '../../entities/portal.ts';
import { staffReason, translated } from '../../entities/staff-fields.ts';
import { ANNOUNCEMENT_MAX, FORMAT_PRICE_CENTS, MEDIA_KIT_ROWS_MAX } from '../../limits.ts';
import { LOCALES } from '../../locales.ts';
import type { SchemaTable } from '../endpoint.schemas.ts';
import type { contentEndpoints } from './content.ts';
import {
  createRestQuery,
  createSchemas,
  deleteSchemas,
  expectedUpdatedAt,
  getSchemas,
  idsFilter,
  listSchemas,
  updateSchemas,
} from './dialect.schemas.ts';

const text = (max: number) => z.string().trim().max(max, { error: 'too_long' });
const line = (max: number) =>
  text(max).min(1, { error: 'required' }).regex(PRINTABLE_TEXT, { error: 'invisible_characters' });

/** A translated text as staff enter it. pt-BR is required; empty translations are dropped and fall back to pt-BR. */
export const createTranslatedSchema = (max: number) => {
  const optionalText = z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    text(max).optional(),
  );
  const others = Object.fromEntries(
    LOCALES.filter((locale) => locale !== 'pt-BR').map((locale) => [locale, optionalText]),
  );
  return z.object({
    'pt-BR': createInputSchema(max),
    ...(others as Record<Exclude<(typeof LOCALES)[number], 'pt-BR'>, typeof optionalText>),
  });
};

const recordFields = { id, updated_at: isoTimestamp };

/** A price out of range is `invalid_value`: the usual texts would name the limit in centavos, but staff enter reais. */
const priceCents = z
  .int({ error: 'invalid_value' })
  .min(FORMAT_PRICE_CENTS.min, { error: 'invalid_value' })
  .max(FORMAT_PRICE_CENTS.max, { error: 'invalid_value' });

export const adminAd = ad.extend({
  ...recordFields,
  alt: translated,
  starts_at: isoTimestamp,
  ends_at: isoTimestamp,
  views: count,
  clicks: count,
  /** Clicks divided by views; null without views. */
  click_rate: z.number().nonnegative().nullable(),
});
export type AdminAd = z.infer<typeof adminAd>;
export const adBody = z
  .object({
    title: line(120),
    image_url: hostedImage,
    width: count.min(1),
    height: count.min(1),
    alt: createTranslatedSchema(200),
    link: httpsUrl,
    placement: z.enum(AD_PLACEMENTS),
    weight: z.int().min(1, { error: 'too_small' }).max(100, { error: 'too_big' }),
    starts_at: isoTimestamp,
    ends_at: isoTimestamp,
    active: z.boolean(),
    updated_at: expectedUpdatedAt,
  })
  .refine(({ starts_at, ends_at }) => Date.parse(starts_at) < Date.parse(ends_at), {
    path: ['ends_at'],
    error: 'ends_before_start',
  });
export const adsQuery = createRestQuery(
  ['starts_at', 'ends_at', 'title', 'weight', 'updated_at'],
  ['starts_at', 'DESC'],
  {
    placement: z.enum(AD_PLACEMENTS).optional(),
    active: z.boolean().optional(),
    id: idsFilter,
  },
);

export const adminFaqEntry = faqEntry.extend(recordFields);
export type AdminFaqEntry = z.infer<typeof adminFaqEntry>;
export const faqBody = z.object({
  position: faqEntry.shape.position,
  question: createTranslatedSchema(300),
  answer: createTranslatedSchema(5000),
  updated_at: expectedUpdatedAt,
});
export const faqQuery = createRestQuery(['position', 'updated_at'], ['position', 'ASC'], { id: idsFilter });

export const adminChangelogEntry = changelogEntry.extend({ ...recordFields, date: isoTimestamp });
export type AdminChangelogEntry = z.infer<typeof adminChangelogEntry>;
export const changelogBody = z.object({
  version: line(40),
  date: isoTimestamp,
  title: createTranslatedSchema(200),
  body: createTranslatedSchema(10_000),
  updated_at: expectedUpdatedAt,
});
export const changelogQuery = createRestQuery(['date', 'updated_at'], ['date', 'DESC'], { id: idsFilter });

export const adminMediaKit = mediaKit.extend(recordFields);
export type AdminMediaKit = z.infer<typeof adminMediaKit>;
export const mediaKitBody = z.object({
  full_name: line(200),
  headline: createTranslatedSchema(200),
  about: createTranslatedSchema(5000),
  figures: z.array(z.object({ label: createTranslatedSchema(100), value: line(60) })).max(MEDIA_KIT_ROWS_MAX),
  channels: z.array(z.object({ name: line(60), url: httpsUrl, followers: count })).max(MEDIA_KIT_ROWS_MAX),
  formats: z
    .array(
      z.object({
        name: createTranslatedSchema(100),
        description: createTranslatedSchema(1000),
        price_cents: priceCents,
      }),
    )
    .max(MEDIA_KIT_ROWS_MAX),
  email,
  updated_at: expectedUpdatedAt,
});

export const adminAnnouncement = announcement.extend({
  ...recordFields,
  created_at: isoTimestamp,
  sent_at: isoTimestamp.nullable(),
  /** Number of members notified so far. `sending`: whether the fan-out is running. */
  told: count,
  sending: z.boolean(),
});
export type AdminAnnouncement = z.infer<typeof adminAnnouncement>;
export const announcementBody = z.object({
  text: createTranslatedSchema(ANNOUNCEMENT_MAX),
  path: z.preprocess((value) => (value === '' ? null : value), hostPath.nullable().default(null)),
  updated_at: expectedUpdatedAt,
});
export const announcementsQuery = createRestQuery(['created_at'], ['created_at', 'DESC'], { id: idsFilter });

export const adminSettings = siteSettings.extend(recordFields);
export type AdminSettings = z.infer<typeof adminSettings>;
export const settingsBody = z.object({ admin_panel_access: z.enum(PANEL_ACCESS), updated_at: expectedUpdatedAt });

export const contentSchemas = {
  adminListAds: listSchemas(adminAd, 'List ads with their counts'),
  adminGetAd: getSchemas(adminAd, 'Get an ad'),
  adminCreateAd: createSchemas(adminAd, adBody, 'Create an ad'),
  adminUpdateAd: updateSchemas(adminAd, adBody, 'Update an ad'),
  adminDeleteAd: deleteSchemas(adminAd, 'Delete an ad'),
  removeAdPicture: {
    ...getSchemas(z.null(), 'Delete an ad’s picture at once and permanently, and deactivate the ad'),
    body: z.object({ reason: staffReason }),
  },
  adminListFaq: listSchemas(adminFaqEntry, 'List the FAQ, in order'),
  adminGetFaq: getSchemas(adminFaqEntry, 'Get a FAQ entry'),
  adminCreateFaq: createSchemas(adminFaqEntry, faqBody, 'Create a FAQ entry'),
  adminUpdateFaq: updateSchemas(adminFaqEntry, faqBody, 'Update a FAQ entry'),
  adminDeleteFaq: deleteSchemas(adminFaqEntry, 'Delete a FAQ entry'),
  adminListChangelog: listSchemas(adminChangelogEntry, 'List the changelog'),
  adminGetChangelog: getSchemas(adminChangelogEntry, 'Get a changelog entry'),
  adminCreateChangelog: createSchemas(adminChangelogEntry, changelogBody, 'Create a changelog entry'),
  adminUpdateChangelog: updateSchemas(adminChangelogEntry, changelogBody, 'Update a changelog entry'),
  adminDeleteChangelog: deleteSchemas(adminChangelogEntry, 'Delete a changelog entry'),
  /** The only record is `main`. */
  adminGetMediaKit: getSchemas(adminMediaKit, 'Get the media kit'),
  adminUpdateMediaKit: updateSchemas(adminMediaKit, mediaKitBody, 'Update the media kit'),
  adminListAnnouncements: listSchemas(adminAnnouncement, 'List announcements'),
  adminGetAnnouncement: getSchemas(adminAnnouncement, 'Get an announcement'),
  adminCreateAnnouncement: createSchemas(adminAnnouncement, announcementBody, 'Create an announcement'),
  adminUpdateAnnouncement: updateSchemas(adminAnnouncement, announcementBody, 'Update an unsent announcement', [
    'move_not_allowed',
  ]),
  adminDeleteAnnouncement: deleteSchemas(adminAnnouncement, 'Delete an unsent announcement', ['move_not_allowed']),
  sendAnnouncement: {
    summary: 'Send an announcement, once, to all members whose settings allow it',
    params: z.object({ id }),
    body: z.object({ updated_at: expectedUpdatedAt }),
    response: adminAnnouncement,
    errors: ['record_not_found', 'move_not_allowed', 'stale'],
  },
  /** The only record is `site`. */
  adminGetSettings: getSchemas(adminSettings, 'Get the site settings'),
  adminUpdateSettings: updateSchemas(adminSettings, settingsBody, 'Update the site settings'),
} satisfies SchemaTable<typeof contentEndpoints>;
