import { type TranslatedText, textIn } from '@bigorna/domain/translated-text';
import { useLocaleState } from 'react-admin';

/** A text in the reader's language; marked as Portuguese where it is only there in that. */
export const Translated = ({ text }: { text: TranslatedText | null | undefined }) => {
  const [locale] = useLocaleState();
  if (!text) return <span>–</span>;
  const shown = textIn(text, locale);
  return shown.locale === locale ? <span>{shown.text}</span> : <span lang={shown.locale}>{shown.text}</span>;
};
