import { isLocale, type Locale, localeForBrowser } from '@bigorna/domain/locales';

/** The site keeps `code`, or `code@time of detection`, under this key. */
const LOCALE_KEY = 'locale';

/** The site's language in this browser, else the browser's own. */
export const storedLocale = (): Locale => {
  const [code = ''] = (localStorage.getItem(LOCALE_KEY) ?? '').split('@');
  return isLocale(code) ? code : localeForBrowser(navigator.language);
};

/** Keeps a chosen language, for the site too. What was only detected stays so until somebody chooses. */
export const storeLocale = (locale: string): void => {
  if (locale !== storedLocale()) localStorage.setItem(LOCALE_KEY, locale);
};
