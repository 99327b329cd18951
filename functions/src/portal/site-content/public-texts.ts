import type { PublicChangelogEntry, PublicFaqEntry, PublicMediaKit } from '@bigorna/domain/endpoints/portal.schemas';
import { FALLBACK_LOCALE, type Locale } from '@bigorna/domain/locales';
import { getTextIn, type TranslatedText } from '@bigorna/domain/translated-text';
import { ALL_ROWS } from '../../audit/crud/select-rows.ts';
import { doc, get, runLenient } from '../../platform/firestore.ts';
import { memoizeWithTtl } from '../../platform/memoize-with-ttl.ts';
import { createBlankMediaKit } from './media-kit.ts';

/** The CDN requests each language separately. With this cache, one read serves all languages. */
const TTL_MS = 10_000;

const getFaqEntries = memoizeWithTtl(TTL_MS, async () =>
  (await runLenient('faqEntries', {}, ALL_ROWS)).docs.toSorted((a, b) => a.data.position - b.data.position),
);
const getChangelogEntries = memoizeWithTtl(TTL_MS, async () =>
  (await runLenient('changelogEntries', {}, ALL_ROWS)).docs.toSorted(
    (a, b) => b.data.date.getTime() - a.data.date.getTime(),
  ),
);
const getMediaKit = memoizeWithTtl(TTL_MS, async () => (await get(doc('media_kit/main'))) ?? createBlankMediaKit());

const inLanguage = (text: TranslatedText, lang: Locale): string => getTextIn(text, lang).text;

/** The requested language if all texts of an entry have it, else Portuguese. */
const pickLanguage = (texts: readonly TranslatedText[], lang: Locale): Locale =>
  texts.every((text) => text[lang]) ? lang : FALLBACK_LOCALE;

/** The FAQ for visitors, in order. */
export const getPublicFaq = async (locale: Locale): Promise<PublicFaqEntry[]> =>
  (await getFaqEntries()).map(({ id, data: { question, answer } }) => {
    const lang = pickLanguage([question, answer], locale);
    return { id, lang, question: inLanguage(question, lang), answer: inLanguage(answer, lang) };
  });

/** The changelog for visitors, newest first. */
export const getPublicChangelog = async (locale: Locale): Promise<PublicChangelogEntry[]> =>
  (await getChangelogEntries()).map(({ id, data: { version, date, title, body } }) => {
    const lang = pickLanguage([title, body], locale);
    return {
      id,
      lang,
      version,
      date: date.toISOString(),
      title: inLanguage(title, lang),
      body: inLanguage(body, lang),
    };
  });

/** The media kit for visitors. `updated_at` is null until staff first save it. */
export const getPublicMediaKit = async (requestedLocale: Locale): Promise<PublicMediaKit> => {
  const { full_name, headline, about, figures, formats, channels, email, updated_at } = await getMediaKit();
  const lang = pickLanguage([headline, about], requestedLocale);
  return {
    lang,
    full_name,
    headline: inLanguage(headline, lang),
    about: inLanguage(about, lang),
    figures: figures.map(({ label, value }) => {
      const { text, locale } = getTextIn(label, requestedLocale);
      return { lang: locale, label: text, value };
    }),
    channels,
    formats: formats.map(({ name, description, price_cents }) => {
      const formatLang = pickLanguage([name, description], requestedLocale);
      return {
        lang: formatLang,
        name: inLanguage(name, formatLang),
        description: inLanguage(description, formatLang),
        price_cents,
      };
    }),
    email,
    updated_at: updated_at.getTime() > 0 ? updated_at.toISOString() : null,
  };
};
