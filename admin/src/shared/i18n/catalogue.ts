import { isLocale, type Locale } from '@bigorna/domain/locales';
import raEnglish from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import type { AreaTexts, BundledLocale, Texts } from './area.ts';
import { AREAS } from './areas/index.ts';
import type { Language, RelatedLanguage } from './language.ts';
import { LOADED_LANGUAGES } from './loaded-languages.ts';
import { type Layer, mergeTexts } from './merge-texts.ts';
import { raAmerican } from './ra/en-us.ts';
import { raPortuguese } from './ra/pt-br.ts';

/** Whether the texts of a locale are in the console's own code. */
export const isBundled = (locale: Locale): locale is BundledLocale => !(locale in LOADED_LANGUAGES);
const listAreas = (locale: BundledLocale): readonly Texts[] =>
  Object.values<AreaTexts>(AREAS).map((texts) => texts[locale]);

/** Merges texts over Portuguese, so a missing text falls back to Portuguese. */
const mergeCatalogue = (...layers: readonly Layer[]): TranslationMessages =>
  Object.assign({}, raPortuguese, mergeTexts(raPortuguese, ...listAreas('pt-BR'), ...layers));

const loadCatalogue = async (load: () => Promise<Language | RelatedLanguage>): Promise<TranslationMessages> => {
  const { ra, areas } = await load();
  return mergeCatalogue(ra, ...Object.values<Layer>(areas));
};

/** All texts of a locale, react-admin's too. In Portuguese for an unknown locale. */
export const getCatalogue = (locale: string): TranslationMessages | Promise<TranslationMessages> => {
  if (!isLocale(locale) || locale === 'pt-BR') return mergeCatalogue();
  return isBundled(locale)
    ? mergeCatalogue(mergeTexts(raEnglish), raAmerican, ...listAreas(locale))
    : loadCatalogue(LOADED_LANGUAGES[locale]);
};
