import { FALLBACK_LOCALE, isLocale } from '@bigorna/domain/locales';
import { REASON_TEXTS } from '@bigorna/domain/reason-texts/index';
import { useLocaleState } from 'react-admin';

/** The policies of rejections as their texts say them in the reader's language. */
export const useRejectTexts = () => {
  const [locale] = useLocaleState();
  return REASON_TEXTS[isLocale(locale) ? locale : FALLBACK_LOCALE].reject;
};
