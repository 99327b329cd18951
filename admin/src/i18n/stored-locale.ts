import { isLocale, type Locale, matchBrowserLocale } from '@bigorna/domain/locales';

/** The site stores `code`, or `code@time of detection`, under this key. */
const LOCALE_KEY = 'locale';

/** The site's stored language, or the browser's. */
export const getStoredLocale = (): Locale => {
  const [code = ''] = (localStorage.getItem(LOCALE_KEY) ?? '').split('@');
  return isLocale(code) ? code : matchBrowserLocale(navigator.language);
};

/** Stores a chosen language, also for the site. A detected language keeps its mark until the user chooses one. */
export const saveLocale = (locale: string): void => {
  if (locale !== getStoredLocale()) localStorage.setItem(LOCALE_KEY, locale);
};
