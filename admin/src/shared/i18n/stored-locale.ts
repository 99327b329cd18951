import { readStorage, writeStorage } from '@bigorna/client/storage';
import { isLocale, type Locale, matchBrowserLocale } from '@bigorna/domain/locales';

/** The site stores `code`, or `code@time of detection`, under this key. */
const LOCALE_KEY = 'locale';

/** The site's stored language, or the browser's. */
export const getStoredLocale = (): Locale => {
  const [code = ''] = (readStorage(LOCALE_KEY) ?? '').split('@');
  return isLocale(code) ? code : matchBrowserLocale(navigator.language);
};

/**
 * Stores a chosen language, also for the site.
 * Choosing the current language changes nothing, so a detected language keeps its time of detection.
 */
export const saveLocale = (locale: string): void => {
  if (locale !== getStoredLocale()) writeStorage(LOCALE_KEY, locale);
};
