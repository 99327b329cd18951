import { getTextIn, type TranslatedText } from '@bigorna/domain/translated-text';
import { useLocaleState } from 'react-admin';

/** A text in the current language, or the Portuguese fallback with a mark. */
export const Translated = ({ text }: { text: TranslatedText | null | undefined }) => {
  const [locale] = useLocaleState();
  if (!text) return <span>–</span>;
  const shown = getTextIn(text, locale);
  return shown.locale === locale ? <span>{shown.text}</span> : <span lang={shown.locale}>{shown.text}</span>;
};
