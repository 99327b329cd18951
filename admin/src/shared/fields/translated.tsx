import { getTextIn, type TranslatedText } from '@bigorna/domain/translated-text';
import { useLocaleState } from 'react-admin';

/** A text in the current language, or the Portuguese fallback with its own `lang` for screen readers. */
export const Translated = ({ text }: { text: TranslatedText | null | undefined }) => {
  const [locale] = useLocaleState();
  if (!text) return <span>–</span>;
  const localized = getTextIn(text, locale);
  return <span lang={localized.locale === locale ? undefined : localized.locale}>{localized.text}</span>;
};
