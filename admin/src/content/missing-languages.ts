import { FALLBACK_LOCALE, LOCALE_OPTIONS, type Locale } from '@bigorna/domain/locales';

/** One text by language; Portuguese is always there once it is saved. */
export type Translations = Readonly<Partial<Record<Locale, string | null | undefined>>>;

/** The languages in which some of the texts would be read in Portuguese. */
export const missingLanguages = (texts: readonly (Translations | null | undefined)[]): Locale[] =>
  LOCALE_OPTIONS.map(({ code }) => code).filter(
    (code) => code !== FALLBACK_LOCALE && texts.some((text) => !text?.[code]?.trim()),
  );

/** The languages' own names, as they are listed to staff. */
export const namesOf = (locales: readonly Locale[]): string =>
  LOCALE_OPTIONS.filter(({ code }) => locales.includes(code))
    .map(({ nativeName }) => nativeName)
    .join(', ');

/** A text in a language, or in Portuguese where it lacks. */
export const readIn = (text: Translations | null | undefined, locale: Locale): string =>
  text?.[locale]?.trim() || (text?.[FALLBACK_LOCALE]?.trim() ?? '');
