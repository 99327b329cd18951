import { FALLBACK_LOCALE, isLocale, LOCALE_OPTIONS, type Locale } from '@bigorna/domain/locales';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import raEnglish from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import type { AreaTexts, BundledLocale, Texts } from './area.ts';
import { AREAS } from './areas/index.ts';
import type { Language, RelatedLanguage } from './language.ts';
import { LOADED_LANGUAGES } from './loaded-languages.ts';
import { type Layer, mergeTexts } from './merge-texts.ts';
import { raPortuguese } from './ra/pt-br.ts';
import { getStoredLocale } from './stored-locale.ts';

const isBundled = (locale: Locale): locale is BundledLocale => !(locale in LOADED_LANGUAGES);
const listAreas = (locale: BundledLocale): readonly Texts[] =>
  Object.values<AreaTexts>(AREAS).map((texts) => texts[locale]);

/** Merges texts over Portuguese, so a missing text falls back to Portuguese. */
const mergeCatalogue = (...layers: readonly Layer[]): TranslationMessages =>
  Object.assign({}, raPortuguese, mergeTexts(raPortuguese, ...listAreas('pt-BR'), ...layers));

const loadCatalogue = async (load: () => Promise<Language | RelatedLanguage>): Promise<TranslationMessages> => {
  const { ra, areas } = await load();
  return mergeCatalogue(ra, ...Object.values<Layer>(areas));
};

const getCatalogue = (locale: string): TranslationMessages | Promise<TranslationMessages> => {
  if (!isLocale(locale) || locale === 'pt-BR') return mergeCatalogue();
  return isBundled(locale)
    ? mergeCatalogue(mergeTexts(raEnglish), ...listAreas(locale))
    : loadCatalogue(LOADED_LANGUAGES[locale]);
};

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
