import type { PublicChangelogEntry, PublicFaqEntry, PublicMediaKit } from '@bigorna/domain/endpoints/portal';
import { FALLBACK_LOCALE, type Locale } from '@bigorna/domain/locales';
import { type TranslatedText, textIn } from '@bigorna/domain/translated-text';
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

const inLanguage = (text: TranslatedText, lang: Locale): string => textIn(text, lang).text;

/** The language that all of an entry's texts can be given in: the one asked for, else Portuguese. */
const commonLanguage = (texts: readonly TranslatedText[], lang: Locale): Locale =>
  texts.every((text) => text[lang]) ? lang : FALLBACK_LOCALE;

/** Questions and answers as visitors read them, in order. */
export const publicFaq = async (wanted: Locale): Promise<PublicFaqEntry[]> =>
  (await faqEntries()).map(({ id, data: { question, answer } }) => {
    const lang = commonLanguage([question, answer], wanted);
    return { id, lang, question: inLanguage(question, lang), answer: inLanguage(answer, lang) };
  });

/** What is new on the site as visitors read it, newest first. */
export const publicChangelog = async (wanted: Locale): Promise<PublicChangelogEntry[]> =>
  (await changelogEntries()).map(({ id, data: { version, date, title, body } }) => {
    const lang = commonLanguage([title, body], wanted);
    return {
      id,
      lang,
      version,
      date: date.toISOString(),
      title: inLanguage(title, lang),
      body: inLanguage(body, lang),
    };
  });

/** The media kit as visitors read it. */
export const publicMediaKit = async (wanted: Locale): Promise<PublicMediaKit> => {
  const { full_name, headline, about, figures, formats, channels, email, updated_at } = await mediaKit();
  const lang = commonLanguage([headline, about], wanted);
  return {
    lang,
    full_name,
    headline: inLanguage(headline, lang),
    about: inLanguage(about, lang),
    figures: figures.map(({ label, value }) => {
      const { text, locale } = textIn(label, wanted);
      return { lang: locale, label: text, value };
    }),
    channels,
    formats: formats.map(({ name, description, price_cents }) => {
      const own = commonLanguage([name, description], wanted);
      return { lang: own, name: inLanguage(name, own), description: inLanguage(description, own), price_cents };
    }),
    email,
    updated_at: updated_at.getTime() > 0 ? updated_at.toISOString() : null,
  };
};
