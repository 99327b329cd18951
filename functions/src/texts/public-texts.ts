import type { PublicChangelogEntry, PublicFaqEntry, PublicMediaKit } from '@bigorna/domain/endpoints/portal';
import type { translated } from '@bigorna/domain/entities/portal';
import type { Locale } from '@bigorna/domain/locales';
import type { z } from 'zod';
import { doc, get, runSound } from '../platform/firestore.ts';
import { kept } from '../platform/kept.ts';
import { WHOLE } from '../records/list-records.ts';
import { blankMediaKit } from './media-kit.ts';

/** Each language is an answer of its own that the CDN asks for: one reading serves them all. */
const KEPT_MS = 10_000;

const faqEntries = kept(KEPT_MS, async () =>
  (await runSound('faqEntries', {}, WHOLE)).found.toSorted((a, b) => a.data.position - b.data.position),
);
const changelogEntries = kept(KEPT_MS, async () =>
  (await runSound('changelogEntries', {}, WHOLE)).found.toSorted(
    (a, b) => b.data.date.getTime() - a.data.date.getTime(),
  ),
);
const mediaKit = kept(KEPT_MS, async () => (await get(doc('media_kit/main'))) ?? blankMediaKit());

const inLanguage = (text: z.infer<typeof translated>, lang: Locale): string => text[lang] ?? text['pt-BR'];

/** Questions and answers as visitors read them, in order. */
export const publicFaq = async (lang: Locale): Promise<PublicFaqEntry[]> =>
  (await faqEntries()).map(({ id, data: { question, answer } }) => ({
    id,
    question: inLanguage(question, lang),
    answer: inLanguage(answer, lang),
  }));

/** What is new on the site as visitors read it, newest first. */
export const publicChangelog = async (lang: Locale): Promise<PublicChangelogEntry[]> =>
  (await changelogEntries()).map(({ id, data: { version, date, title, body } }) => ({
    id,
    version,
    date: date.toISOString(),
    title: inLanguage(title, lang),
    body: inLanguage(body, lang),
  }));

/** The media kit as visitors read it. */
export const publicMediaKit = async (lang: Locale): Promise<PublicMediaKit> => {
  const { full_name, headline, about, figures, channels, email } = await mediaKit();
  return {
    full_name,
    headline: inLanguage(headline, lang),
    about: inLanguage(about, lang),
    figures: figures.map(({ label, value }) => ({ label: inLanguage(label, lang), value })),
    channels,
    email,
  };
};
