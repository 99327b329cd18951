import { FALLBACK_LOCALE, isLocale, type Locale } from './locales.ts';

/** A text in some of the six languages; always in pt-BR. */
export type TranslatedText = Readonly<Partial<Record<Locale, string | undefined>> & { 'pt-BR': string }>;

/** The text in a locale, and this locale. If the text is missing or empty: the pt-BR text, and pt-BR. */
export const getTextIn = (text: TranslatedText, locale: string): { text: string; locale: Locale } => {
  const translation = isLocale(locale) ? text[locale] : undefined;
  return translation && isLocale(locale)
    ? { text: translation, locale }
    : { text: text['pt-BR'], locale: FALLBACK_LOCALE };
};
