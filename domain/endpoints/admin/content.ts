import { z } from 'zod';
import { PANEL_ACCESS } from '../../access/permissions.ts';
import { AD_PLACEMENTS, ad } from '../../entities/ad.ts';
import { count, hostPath, httpsUrl, id, isoMoment, ownPicture, SHOWN_AS_IS } from '../../entities/common.ts';
import { mediaKit } from '../../entities/media-kit.ts';
import { announcement, changelogEntry, faqEntry, siteSettings } from '../../entities/portal.ts';
import { translated } from '../../entities/written.ts';
import { ANNOUNCEMENT_MAX, FORMAT_PRICE_CENTS, MEDIA_KIT_ROWS_MAX } from '../../limits.ts';
import { LOCALES } from '../../locales.ts';
import { endpoint } from '../endpoint.ts';
import { createCall, deleteCall, getCall, idsFilter, listCall, restQuestion, seen, updateCall } from './dialect.ts';

const text = (max: number) => z.string().trim().max(max, { error: 'too_long' });
const line = (max: number) => text(max).min(1, { error: 'required' }).regex(SHOWN_AS_IS, { error: 'invalid_value' });

/** One text in six languages as staff write it: pt-BR is needed, an empty one is left out and read in pt-BR. */
export const translatedBody = (max: number) => {
  const left = z.preprocess((value) => (value === '' || value === null ? undefined : value), text(max).optional());
  const others = Object.fromEntries(LOCALES.filter((locale) => locale !== 'pt-BR').map((locale) => [locale, left]));
  return z.object({
    'pt-BR': z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(max, { error: 'too_long' }),
    ...(others as Record<Exclude<(typeof LOCALES)[number], 'pt-BR'>, typeof left>),
  });
};

const stamped = { id, updated_at: isoMoment };

/** Staff read and write reais: the texts for a number out of bounds, which would name centavos, don't fit. */
const priceCents = z
  .int({ error: 'invalid_value' })
  .min(FORMAT_PRICE_CENTS.min, { error: 'invalid_value' })
  .max(FORMAT_PRICE_CENTS.max, { error: 'invalid_value' });

export const adminAd = ad.extend({
  ...stamped,
  alt: translated,
  starts_at: isoMoment,
  ends_at: isoMoment,
  views: count,
  clicks: count,
  /** Clicks by views; null without views. */
  click_rate: z.number().nonnegative().nullable(),
});
export type AdminAd = z.infer<typeof adminAd>;
export const adBody = z
  .object({
    title: line(120),
    image_url: ownPicture,
    width: count.min(1),
    height: count.min(1),
    alt: translatedBody(200),
    link: httpsUrl,
    placement: z.enum(AD_PLACEMENTS),
    weight: z.int().min(1, { error: 'too_small' }).max(100, { error: 'too_big' }),
    starts_at: isoMoment,
    ends_at: isoMoment,
    active: z.boolean(),
    updated_at: seen,
  })
  .refine(({ starts_at, ends_at }) => Date.parse(starts_at) < Date.parse(ends_at), {
    path: ['ends_at'],
    error: 'invalid_value',
  });
export const adsQuestion = restQuestion(
  ['starts_at', 'ends_at', 'title', 'weight', 'updated_at'],
  ['starts_at', 'DESC'],
  {
    placement: z.enum(AD_PLACEMENTS).optional(),
    active: z.boolean().optional(),
    id: idsFilter,
  },
);

export const adminFaqEntry = faqEntry.extend(stamped);
export type AdminFaqEntry = z.infer<typeof adminFaqEntry>;
export const faqBody = z.object({
  position: count,
  question: translatedBody(300),
  answer: translatedBody(5000),
  updated_at: seen,
});
export const faqQuestion = restQuestion(['position', 'updated_at'], ['position', 'ASC'], { id: idsFilter });

export const adminChangelogEntry = changelogEntry.extend({ ...stamped, date: isoMoment });
export type AdminChangelogEntry = z.infer<typeof adminChangelogEntry>;
export const changelogBody = z.object({
  version: line(40),
  date: isoMoment,
  title: translatedBody(200),
  body: translatedBody(10_000),
  updated_at: seen,
});
export const changelogQuestion = restQuestion(['date', 'updated_at'], ['date', 'DESC'], { id: idsFilter });

export const adminMediaKit = mediaKit.extend(stamped);
export type AdminMediaKit = z.infer<typeof adminMediaKit>;
export const mediaKitBody = z.object({
  full_name: line(200),
  headline: translatedBody(200),
  about: translatedBody(5000),
  figures: z.array(z.object({ label: translatedBody(100), value: line(60) })).max(MEDIA_KIT_ROWS_MAX),
  channels: z.array(z.object({ name: line(60), url: httpsUrl, followers: count })).max(MEDIA_KIT_ROWS_MAX),
  formats: z
    .array(z.object({ name: translatedBody(100), description: translatedBody(1000), price_cents: priceCents }))
    .max(MEDIA_KIT_ROWS_MAX),
  email: z.email({ error: 'invalid_email' }).max(254),
  updated_at: seen,
});

export const adminAnnouncement = announcement.extend({
  ...stamped,
  created_at: isoMoment,
  sent_at: isoMoment.nullable(),
  /** How many members were told so far, and whether it goes on. */
  told: count,
  sending: z.boolean(),
});
export type AdminAnnouncement = z.infer<typeof adminAnnouncement>;
export const announcementBody = z.object({
  text: translatedBody(ANNOUNCEMENT_MAX),
  path: z.preprocess((value) => (value === '' ? null : value), hostPath.nullable().default(null)),
  updated_at: seen,
});
export const announcementsQuestion = restQuestion(['created_at'], ['created_at', 'DESC'], { id: idsFilter });

export const adminSettings = siteSettings.extend(stamped);
export type AdminSettings = z.infer<typeof adminSettings>;
export const settingsBody = z.object({ admin_panel_access: z.enum(PANEL_ACCESS), updated_at: seen });

export const contentEndpoints = {
  adminListAds: listCall('/admin/ads', 'edit:ad', adminAd, 'Ads with their figures'),
  adminGetAd: getCall('/admin/ads', 'edit:ad', adminAd, 'One ad'),
  adminCreateAd: createCall('/admin/ads', 'edit:ad', adminAd, adBody, 'Book an ad'),
  adminUpdateAd: updateCall('/admin/ads', 'edit:ad', adminAd, adBody, 'Change an ad'),
  adminDeleteAd: deleteCall('/admin/ads', 'edit:ad', adminAd, 'Delete an ad'),
  adminListFaq: listCall('/admin/faq', 'edit:faq', adminFaqEntry, 'Questions and answers, in order'),
  adminGetFaq: getCall('/admin/faq', 'edit:faq', adminFaqEntry, 'One question'),
  adminCreateFaq: createCall('/admin/faq', 'edit:faq', adminFaqEntry, faqBody, 'Add a question'),
  adminUpdateFaq: updateCall('/admin/faq', 'edit:faq', adminFaqEntry, faqBody, 'Change a question'),
  adminDeleteFaq: deleteCall('/admin/faq', 'edit:faq', adminFaqEntry, 'Delete a question'),
  adminListChangelog: listCall('/admin/changelog', 'edit:changelog', adminChangelogEntry, 'What is new on the site'),
  adminGetChangelog: getCall('/admin/changelog', 'edit:changelog', adminChangelogEntry, 'One entry'),
  adminCreateChangelog: createCall(
    '/admin/changelog',
    'edit:changelog',
    adminChangelogEntry,
    changelogBody,
    'Add an entry',
  ),
  adminUpdateChangelog: updateCall(
    '/admin/changelog',
    'edit:changelog',
    adminChangelogEntry,
    changelogBody,
    'Change an entry',
  ),
  adminDeleteChangelog: deleteCall('/admin/changelog', 'edit:changelog', adminChangelogEntry, 'Delete an entry'),
  /** The one record is `main`. */
  adminGetMediaKit: getCall('/admin/media-kit', 'edit:media_kit', adminMediaKit, 'The media kit'),
  adminUpdateMediaKit: updateCall(
    '/admin/media-kit',
    'edit:media_kit',
    adminMediaKit,
    mediaKitBody,
    'Change the media kit',
  ),
  adminListAnnouncements: listCall(
    '/admin/announcements',
    'send:announcement',
    adminAnnouncement,
    'What members were or will be told',
  ),
  adminGetAnnouncement: getCall('/admin/announcements', 'send:announcement', adminAnnouncement, 'One announcement'),
  adminCreateAnnouncement: createCall(
    '/admin/announcements',
    'send:announcement',
    adminAnnouncement,
    announcementBody,
    'Write an announcement',
  ),
  adminUpdateAnnouncement: updateCall(
    '/admin/announcements',
    'send:announcement',
    adminAnnouncement,
    announcementBody,
    'Change one that was not sent',
    ['move_not_allowed'],
  ),
  adminDeleteAnnouncement: deleteCall(
    '/admin/announcements',
    'send:announcement',
    adminAnnouncement,
    'Delete one that was not sent',
    ['move_not_allowed'],
  ),
  sendAnnouncement: endpoint({
    method: 'post',
    path: '/admin/announcements/{id}/send',
    summary: 'Tell all members whose settings let it come, once',
    access: 'send:announcement',
    service: 'admin',
    dialect: 'envelope',
    params: z.object({ id }),
    body: z.object({ updated_at: seen }),
    answer: adminAnnouncement,
    errors: ['record_not_found', 'move_not_allowed', 'stale', 'too_many_requests'],
  }),
  /** The one record is `site`. */
  adminGetSettings: getCall('/admin/settings', 'edit:settings', adminSettings, 'The site’s settings'),
  adminUpdateSettings: updateCall(
    '/admin/settings',
    'edit:settings',
    adminSettings,
    settingsBody,
    'Change the site’s settings',
  ),
};
