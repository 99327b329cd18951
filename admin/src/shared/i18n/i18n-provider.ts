import { FALLBACK_LOCALE, isLocale, LOCALE_OPTIONS, type Locale } from '@bigorna/domain/locales';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { getCatalogue, isBundled } from './catalogue.ts';
import { getStoredLocale } from './stored-locale.ts';

const storedLocale = getStoredLocale();

// The provider needs a catalogue at once. `loadLanguage` replaces that catalogue before the first render.
const polyglot = polyglotI18nProvider(
  getCatalogue,
  isBundled(storedLocale) ? storedLocale : FALLBACK_LOCALE,
  LOCALE_OPTIONS.map(({ code, nativeName }) => ({ locale: code, name: nativeName })),
);

document.documentElement.lang = storedLocale;

/** Translations in six languages. Sets the page's `lang`. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  changeLocale: async (locale) => {
    await polyglot.changeLocale(locale);
    document.documentElement.lang = locale;
  },
};

/** Loads the stored language. Await it before the first render. If the load fails, texts stay in Portuguese. */
export const loadLanguage = async (): Promise<void> => {
  if (isBundled(storedLocale)) return;
  await i18nProvider.changeLocale(storedLocale).catch(() => {
    document.documentElement.lang = FALLBACK_LOCALE;
  });
};

/** The current language, for Accept-Language and date formats. */
export const getCurrentLocale = (): Locale => {
  const locale = i18nProvider.getLocale();
  return isLocale(locale) ? locale : FALLBACK_LOCALE;
};
