import { isLocale, localeForBrowser } from '@bigorna/domain/locales';
import { useEffect } from 'react';
import { isDetected, storeLocale } from '#i18n/detect-locale.ts';
import { useLocale } from '#i18n/locale-provider.tsx';

/**
 * Shows the site in the language of a mail's link, unless the visitor has chosen one.
 *
 * @param search `location.search`, with Firebase's `lang=`
 */
export const useLinkLanguage = (search: string): void => {
  const { locale, choose } = useLocale();
  useEffect(() => {
    const tag = new URLSearchParams(search).get('lang')?.replace('_', '-');
    if (!tag || !isDetected()) return;
    const code = isLocale(tag) ? tag : localeForBrowser(tag);
    if (code === locale) return;
    // It stays a detected language: the browser's own comes back in a week.
    void choose(code).then(
      () => storeLocale({ code, detectedAt: Date.now() }),
      // Without the language's texts the page stays as it is.
      () => undefined,
    );
  }, [search, locale, choose]);
};
