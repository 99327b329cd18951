import { FALLBACK_LOCALE, getLanguage, LOCALE_OPTIONS, type Locale } from '@bigorna/domain/locales';

/** One text by language. Saved texts always have Portuguese. */
export type Translations = Readonly<Partial<Record<Locale, string | null | undefined>>>;

/** Languages in which some text falls back to Portuguese. */
export const getMissingLanguages = (texts: readonly (Translations | null | undefined)[]): Locale[] =>
  LOCALE_OPTIONS.map(({ code }) => code).filter(
    (code) => code !== FALLBACK_LOCALE && texts.some((text) => !text?.[code]?.trim()),
  );

/**
 * Names of languages as a list in the reader's language: "Portuguese (Portugal), Spanish, and French". Only Portuguese,
 * which has two locales, names its country.
 */
export const formatLanguageNames = (locales: readonly Locale[], reader: string): string => {
  const names = new Intl.DisplayNames([reader], { type: 'language', languageDisplay: 'standard' });
  const toName = (code: Locale): string => names.of(code === 'pt-PT' ? code : getLanguage(code)) ?? code;
  return new Intl.ListFormat(reader).format(locales.map(toName));
};

/** A text in a language, or the Portuguese fallback. */
export const getTranslation = (text: Translations | null | undefined, locale: Locale): string =>
  text?.[locale]?.trim() || (text?.[FALLBACK_LOCALE]?.trim() ?? '');
