import { FALLBACK_LOCALE, isLocale, type Locale } from '@bigorna/domain/locales';
import { useLocaleState } from 'react-admin';

/** One text in some of the six languages; pt-BR is always there. */
export type TranslatedText = Readonly<Partial<Record<Locale, string | undefined>> & { 'pt-BR': string }>;

/** A text in a language, or in Portuguese where it has none, and which of the two it is. */
export const textIn = (text: TranslatedText, locale: string): { text: string; locale: Locale } => {
  const own = isLocale(locale) ? text[locale] : undefined;
  return own && isLocale(locale) ? { text: own, locale } : { text: text['pt-BR'], locale: FALLBACK_LOCALE };
};

/** A text in the reader's language; marked as Portuguese where it is only there in that. */
export const Translated = ({ text }: { text: TranslatedText | null | undefined }) => {
  const [locale] = useLocaleState();
  if (!text) return <span>–</span>;
  const shown = textIn(text, locale);
  return shown.locale === locale ? <span>{shown.text}</span> : <span lang={shown.locale}>{shown.text}</span>;
};
