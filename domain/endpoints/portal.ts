import { z } from 'zod';
import { PANEL_ACCESS } from '../access/permissions.ts';
import { AD_PLACEMENTS } from '../entities/ad.ts';
import { count, email, httpsUrl, id, isoMoment, locale, SHOWN_AS_IS } from '../entities/common.ts';
import { CONTACT } from '../limits.ts';
import { FALLBACK_LOCALE } from '../locales.ts';
import { endpoint } from './endpoint.ts';
import { adCard } from './mods.ts';

const hostAndPort = z.object({ host: z.string(), port: z.int().positive() });

/** What a browser needs before it loads Firebase; public by nature. `emulators` is null in production. */
export const site = z.object({
  admin_panel_access: z.enum(PANEL_ACCESS),
  firebase: z.object({
    apiKey: z.string(),
    projectId: z.string(),
    authDomain: z.string(),
    storageBucket: z.string(),
    /** Null where browsers need no App Check. */
    appCheck: z.object({ appId: z.string(), siteKey: z.string() }).nullable(),
    emulators: z.object({ auth: z.url(), firestore: hostAndPort, storage: hostAndPort }).nullable(),
  }),
});
export type Site = z.infer<typeof site>;

/** Texts are answered in one language; what is not translated is in Portuguese. */
const inLanguage = z.strictObject({ lang: locale.default(FALLBACK_LOCALE) });

/** `lang` is the language in which an entry is answered: one that is not wholly translated is in Portuguese. */
export const publicFaqEntry = z.object({ id, lang: locale, question: z.string(), answer: z.string() });
export type PublicFaqEntry = z.infer<typeof publicFaqEntry>;

export const publicChangelogEntry = z.object({
  id,
  lang: locale,
  version: z.string(),
  date: isoMoment,
  title: z.string(),
  body: z.string(),
});
export type PublicChangelogEntry = z.infer<typeof publicChangelogEntry>;

/** Who, figures and formats are each told in a language of their own: one that is not wholly translated is in Portuguese. */
export const publicMediaKit = z.object({
  /** Of `headline` and `about`. */
  lang: locale,
  full_name: z.string(),
  headline: z.string(),
  about: z.string(),
  figures: z.array(z.object({ lang: locale, label: z.string(), value: z.string() })),
  channels: z.array(z.object({ name: z.string(), url: httpsUrl, followers: count })),
  formats: z.array(z.object({ lang: locale, name: z.string(), description: z.string(), price_cents: count })),
  email: z.string(),
  /** When staff last wrote it; null where nobody noted that. */
  updated_at: isoMoment.nullable(),
});
export type PublicMediaKit = z.infer<typeof publicMediaKit>;

const text = { method: 'get', access: 'public', service: 'catalogue', dialect: 'envelope' } as const;

const line = (max: number) =>
  z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(max, { error: 'too_long' });

export const contactBody = z.object({
  name: line(CONTACT.name).regex(SHOWN_AS_IS, { error: 'invalid_value' }),
  email,
  subject: line(CONTACT.subject).regex(SHOWN_AS_IS, { error: 'invalid_value' }),
  message: line(CONTACT.message).min(CONTACT.messageMin, { error: 'too_short' }),
});

export const portalEndpoints = {
  site: endpoint({
    method: 'get',
    path: '/site',
    summary: 'Site settings that the pages need',
    access: 'public',
    service: 'catalogue',
    dialect: 'envelope',
    sharedCacheSeconds: 5,
    answer: site,
    errors: [],
  }),
  ads: endpoint({
    ...text,
    path: '/ads',
    summary: 'The ads that run now, heaviest first; of one placement where that is asked for',
    sharedCacheSeconds: 5,
    query: z.strictObject({ placement: z.enum(AD_PLACEMENTS).optional() }),
    answer: z.array(adCard),
    errors: [],
  }),
  faq: endpoint({
    ...text,
    path: '/faq',
    summary: 'Questions and answers, in order, in one language',
    sharedCacheSeconds: 60,
    query: inLanguage,
    answer: z.array(publicFaqEntry),
    errors: [],
  }),
  changelog: endpoint({
    ...text,
    path: '/changelog',
    summary: 'What is new on the site, newest first, in one language',
    sharedCacheSeconds: 60,
    query: inLanguage,
    answer: z.array(publicChangelogEntry),
    errors: [],
  }),
  mediaKit: endpoint({
    ...text,
    path: '/media-kit',
    summary: 'Who makes the portal and what it reaches, in one language',
    sharedCacheSeconds: 60,
    query: inLanguage,
    answer: publicMediaKit,
    errors: [],
  }),
  contact: endpoint({
    method: 'post',
    path: '/contact',
    summary: 'Send the staff a message; a member’s is known as theirs',
    access: 'anyone',
    service: 'api',
    dialect: 'envelope',
    appCheck: true,
    body: contactBody,
    answer: z.null(),
    errors: ['too_many_requests', 'app_check_failed'],
  }),
  viewAd: endpoint({
    method: 'post',
    path: '/ads/{id}/view',
    summary: 'A visitor sees an ad; counted once a visitor, ad and day',
    access: 'public',
    service: 'api',
    dialect: 'envelope',
    params: z.object({ id }),
    answer: z.null(),
    errors: ['ad_not_found', 'too_many_requests'],
  }),
  clickAd: endpoint({
    method: 'post',
    path: '/ads/{id}/click',
    summary: 'A visitor follows an ad; counted once a visitor, ad and day',
    access: 'public',
    service: 'api',
    dialect: 'envelope',
    params: z.object({ id }),
    answer: z.null(),
    errors: ['ad_not_found', 'too_many_requests'],
  }),
};
