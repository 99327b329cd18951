import { isLocale, type Locale } from '@bigorna/domain/locales';
import { withLanguage } from '@bigorna/domain/site-addresses';
import { LANGUAGE_PARAM } from '@bigorna/domain/site-page';

/** The language that a URL's query string sets; undefined if it sets none, or one that is unknown. */
export const readLanguageParam = (search: string): Locale | undefined => {
  const language = new URLSearchParams(search).get(LANGUAGE_PARAM) ?? '';
  return isLocale(language) ? language : undefined;
};

/** Adds the language that a query string sets to another URL of the same page. */
export const keepLanguage = (href: string, search: string): string => withLanguage(href, readLanguageParam(search));
