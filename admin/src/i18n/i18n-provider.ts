import { FALLBACK_LOCALE, isLocale, LOCALE_OPTIONS, type Locale } from '@bigorna/domain/locales';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import raEnglish from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import type { Texts } from './area.ts';
import { AREAS } from './areas/index.ts';
import { mergeTexts } from './merge-texts.ts';
import { raSpanish } from './ra/es-es.ts';
import { raFrench } from './ra/fr-fr.ts';
import { raPortuguese } from './ra/pt-br.ts';
import { raEuropeanPortuguese } from './ra/pt-pt.ts';
import { raChinese } from './ra/zh-cn.ts';
import { storedLocale } from './stored-locale.ts';

/** react-admin's own texts. */
const RA_TEXTS: Readonly<Record<Exclude<Locale, 'pt-BR'>, Texts>> = {
  'pt-PT': raEuropeanPortuguese,
  'en-US': mergeTexts(raEnglish),
  'es-ES': raSpanish,
  'fr-FR': raFrench,
  'zh-CN': raChinese,
};

const layers = (locale: Locale): readonly Texts[] => [
  ...(locale === 'pt-BR' ? [] : [RA_TEXTS[locale]]),
  ...AREAS.map((texts) => texts[locale] ?? {}),
];

/** A language's texts over the Portuguese ones, so that what it lacks is read in Portuguese. */
const catalogue = (locale: Locale) =>
  Object.assign({}, raPortuguese, mergeTexts(raPortuguese, ...layers(FALLBACK_LOCALE), ...layers(locale)));

const polyglot = polyglotI18nProvider(
  (locale) => catalogue(isLocale(locale) ? locale : FALLBACK_LOCALE),
  storedLocale(),
  LOCALE_OPTIONS.map(({ code, nativeName }) => ({ locale: code, name: nativeName })),
);

document.documentElement.lang = polyglot.getLocale();

/** Six languages; the page says which it is in. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  changeLocale: async (locale) => {
    await polyglot.changeLocale(locale);
    document.documentElement.lang = locale;
  },
};

/** The language on screen, for Accept-Language and for dates. */
export const currentLocale = (): Locale => {
  const locale = i18nProvider.getLocale();
  return isLocale(locale) ? locale : FALLBACK_LOCALE;
};
