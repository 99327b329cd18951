import { FALLBACK_LOCALE, isLocale, type Locale, localeForBrowser } from '@bigorna/domain/locales';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import raEnglish from 'ra-language-english';
import { english, portuguese } from './console-messages.ts';
import { raPortuguese } from './ra-pt-br.ts';

/** The languages the console speaks today; the others read pt-BR. */
const CATALOGUES = {
  'pt-BR': { ...raPortuguese, ...portuguese },
  'en-US': { ...raEnglish, ...english },
} as const;
type ConsoleLocale = keyof typeof CATALOGUES;
const isSpoken = (locale: Locale): locale is ConsoleLocale => locale in CATALOGUES;

/** The site keeps `code` or `code@time of detection` under this key. */
const storedLocale = (): Locale => {
  const [code = ''] = (localStorage.getItem('locale') ?? '').split('@');
  return isLocale(code) ? code : localeForBrowser(navigator.language);
};

const initial = (): ConsoleLocale => {
  const locale = storedLocale();
  return isSpoken(locale) ? locale : 'pt-BR';
};

export const i18nProvider = polyglotI18nProvider(
  (locale) => CATALOGUES[isLocale(locale) && isSpoken(locale) ? locale : 'pt-BR'],
  initial(),
  [
    { locale: 'pt-BR', name: 'Português (Brasil)' },
    { locale: 'en-US', name: 'English (US)' },
  ],
);

/** The language on screen, for Accept-Language and for dates. */
export const currentLocale = (): Locale => {
  const locale = i18nProvider.getLocale();
  return isLocale(locale) ? locale : FALLBACK_LOCALE;
};
