import { FALLBACK_LOCALE, isLocale, type Locale } from './locales.ts';

/** One text in some of the six languages; pt-BR is always there. */
export type TranslatedText = Readonly<Partial<Record<Locale, string | undefined>> & { 'pt-BR': string }>;

/** A text in a language, or in Portuguese where it has none, and which of the two it is. */
export const textIn = (text: TranslatedText, wanted: string): { text: string; locale: Locale } => {
  const own = isLocale(wanted) ? text[wanted] : undefined;
  return own && isLocale(wanted) ? { text: own, locale: wanted } : { text: text['pt-BR'], locale: FALLBACK_LOCALE };
};
