import { isLocale, localeForBrowser } from '@bigorna/domain/locales';
import { useEffect } from 'react';
import { useLocale } from '#i18n/locale-provider.tsx';
import { languages } from '#i18n/locale-store.ts';

/**
 * Shows the site in the language of a mail's link, unless the visitor has chosen one, or the browser's own.
 *
 * @param search `location.search`, with Firebase's `lang=`
 */
export const useLinkLanguage = (search: string): void => {
  const { locale, origin } = useLocale();
  useEffect(() => {
    const tag = new URLSearchParams(search).get('lang')?.replace('_', '-');
    if (!tag || origin !== 'detected') return;
    const code = isLocale(tag) ? tag : localeForBrowser(tag);
    // Without the language's texts the page stays as it is.
    if (code !== locale) void languages.suggest(code).catch(() => undefined);
  }, [search, locale, origin]);
};
