import { isLocale, matchBrowserLocale } from '@bigorna/domain/locales';
import { useEffect } from 'react';
import { useLocale } from '#shared/i18n/locale-provider.tsx';
import { languages } from '#shared/i18n/locale-store.ts';

/**
 * Shows the site in the language of a mail's link, unless the visitor has chosen a language or 'automatic' before.
 *
 * @param search `location.search`, with Firebase's `lang=`
 */
export const useLinkLanguage = (search: string): void => {
  const { locale, origin } = useLocale();
  useEffect(() => {
    const tag = new URLSearchParams(search).get('lang')?.replace('_', '-');
    if (!tag || origin !== 'detected') return;
    const code = isLocale(tag) ? tag : matchBrowserLocale(tag);
    // If the language fails to load, the page keeps its current language.
    if (code !== locale) void languages.suggest(code).catch(() => undefined);
  }, [search, locale, origin]);
};
