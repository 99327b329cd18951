import { FALLBACK_LOCALE, LOCALE_OPTIONS, type Locale } from '@bigorna/domain/locales';

/** One text by language. Saved texts always have Portuguese. */
export type Translations = Readonly<Partial<Record<Locale, string | null | undefined>>>;

/** Languages in which some text falls back to Portuguese. */
export const getMissingLanguages = (texts: readonly (Translations | null | undefined)[]): Locale[] =>
  LOCALE_OPTIONS.map(({ code }) => code).filter(
    (code) => code !== FALLBACK_LOCALE && texts.some((text) => !text?.[code]?.trim()),
  );

/** A text in a language, or the Portuguese fallback. */
export const getTranslation = (text: Translations | null | undefined, locale: Locale): string =>
  text?.[locale]?.trim() || (text?.[FALLBACK_LOCALE]?.trim() ?? '');
