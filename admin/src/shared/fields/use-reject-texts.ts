import { FALLBACK_LOCALE, isLocale } from '@bigorna/domain/locales';
import { REASON_TEXTS } from '@bigorna/domain/reason-texts/index';
import { useLocaleState } from 'react-admin';

/** Texts of the rejection policies in the current language. */
export const useRejectTexts = () => {
  const [locale] = useLocaleState();
  return REASON_TEXTS[isLocale(locale) ? locale : FALLBACK_LOCALE].reject;
};
