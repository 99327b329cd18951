import { isLocale } from '@bigorna/domain/locales';
import { LANGUAGE_PARAM } from '@bigorna/domain/site-page';

/** Adds the language that a URL sets to another URL of the same page. */
export const keepLanguage = (href: string, search: string): string => {
  const language = new URLSearchParams(search).get(LANGUAGE_PARAM) ?? '';
  if (!isLocale(language)) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${language}`;
};
