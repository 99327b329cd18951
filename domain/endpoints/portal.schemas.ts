import { z } from 'zod';
import { PANEL_ACCESS } from '../access/permissions.ts';
import { AD_PLACEMENTS } from '../entities/ad.ts';
import {
  count,
  createInputSchema,
  createLineSchema,
  email,
  gameVersion,
  httpsUrl,
  id,
  isoTimestamp,
  locale,
} from '../entities/common.ts';
import { CONTACT, USERNAME } from '../limits.ts';
import { FALLBACK_LOCALE } from '../locales.ts';
import type { SchemaTable } from './endpoint.schemas.ts';
import { adCard } from './mods.schemas.ts';
import type { portalEndpoints } from './portal.ts';

const hostAndPort = z.object({ host: z.string(), port: z.int().positive() });

/** Settings that a browser needs before it loads Firebase. All are public. `emulators` is null in production. */
export const site = z.object({
  admin_panel_access: z.enum(PANEL_ACCESS),
  firebase: z.object({
    apiKey: z.string(),
    projectId: z.string(),
    authDomain: z.string(),
    storageBucket: z.string(),
    /** Null if App Check is disabled. */
    appCheck: z.object({ appId: z.string(), siteKey: z.string() }).nullable(),
    emulators: z.object({ auth: z.url(), firestore: hostAndPort, storage: hostAndPort }).nullable(),
  }),
});
export type Site = z.infer<typeof site>;

/** Known game versions, newest first: those that staff offer, and those that visible mods name. */
export const publicGameVersions = z.object({ mod: z.array(gameVersion), addon: z.array(gameVersion) });

/** Selects the language of texts. Entries without a translation are in pt-BR. */
const languageQuery = z.strictObject({ lang: locale.default(FALLBACK_LOCALE) });

/** `lang` is the language of the entry: pt-BR if the entry is not fully translated. */
export const publicFaqEntry = z.object({ id, lang: locale, question: z.string(), answer: z.string() });
export type PublicFaqEntry = z.infer<typeof publicFaqEntry>;

export const publicChangelogEntry = z.object({
  id,
  lang: locale,
  version: z.string(),
  date: isoTimestamp,
  title: z.string(),
  body: z.string(),
});
export type PublicChangelogEntry = z.infer<typeof publicChangelogEntry>;

/** Each part has its own `lang`: pt-BR if that part is not fully translated. */
export const publicMediaKit = z.object({
  /** Language of `headline` and `about`. */
  lang: locale,
  full_name: z.string(),
  headline: z.string(),
  about: z.string(),
  figures: z.array(z.object({ lang: locale, label: z.string(), value: z.string() })),
  channels: z.array(z.object({ name: z.string(), url: httpsUrl, followers: count })),
  formats: z.array(z.object({ lang: locale, name: z.string(), description: z.string(), price_cents: count })),
  email: z.string(),
  /** Time of the last change by staff; null if unknown. */
  updated_at: isoTimestamp.nullable(),
});
export type PublicMediaKit = z.infer<typeof publicMediaKit>;

export const contactBody = z.object({
  name: createLineSchema(CONTACT.name),
  email,
  /** As typed, not verified: a banned member cannot sign in to appeal. */
  username: z
    .string()
    .trim()
    .max(USERNAME.max, { error: 'too_long' })
    .regex(/^[A-Za-z0-9_-]*$/, { error: 'username_characters' })
    .default(''),
  subject: createLineSchema(CONTACT.subject),
  message: createInputSchema(CONTACT.message).min(CONTACT.messageMin, { error: 'too_short' }),
});

/** An appeal of a signed-out visitor names the account. */
export const appealBody = contactBody.refine(({ username }) => username !== '', {
  path: ['username'],
  error: 'required',
});

export const portalSchemas = {
  site: {
    summary: 'Get the settings that pages need',
    response: site,
  },
  gameVersions: {
    summary: 'List the known game versions of each edition, newest first',
    response: publicGameVersions,
  },
  ads: {
    summary: 'List active ads, highest weight first, optionally of one placement',
    query: z.strictObject({ placement: z.enum(AD_PLACEMENTS).optional() }),
    response: z.array(adCard),
  },
  faq: {
    summary: 'List the FAQ in order, in one language',
    query: languageQuery,
    response: z.array(publicFaqEntry),
  },
  changelog: {
    summary: 'List the site’s changelog, newest first, in one language',
    query: languageQuery,
    response: z.array(publicChangelogEntry),
  },
  mediaKit: {
    summary: 'Get the media kit in one language',
    query: languageQuery,
    response: publicMediaKit,
  },
  contact: {
    summary: 'Send a message to staff; linked to the account if logged in',
    body: contactBody,
    response: z.null(),
  },
  viewAd: {
    summary: 'Count a view of an ad, once per visitor, ad and day',
    params: z.object({ id }),
    response: z.null(),
    errors: ['ad_not_found'],
  },
  clickAd: {
    summary: 'Count a click on an ad, once per visitor, ad and day',
    params: z.object({ id }),
    response: z.null(),
    errors: ['ad_not_found'],
  },
} satisfies SchemaTable<typeof portalEndpoints>;
