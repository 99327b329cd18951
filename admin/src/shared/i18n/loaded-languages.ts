import type { Locale } from '@bigorna/domain/locales';
import type { BundledLocale } from './area.ts';
import type { Language, RelatedLanguage } from './language.ts';

/** Languages in separate files. The browser loads only the selected language. */
export const LOADED_LANGUAGES: Readonly<
  Record<Exclude<Locale, BundledLocale>, () => Promise<Language | RelatedLanguage>>
> = {
  'pt-PT': async () => (await import('./languages/pt-pt.ts')).europeanPortuguese,
  'es-ES': async () => (await import('./languages/es-es.ts')).spanish,
  'fr-FR': async () => (await import('./languages/fr-fr.ts')).french,
  'zh-CN': async () => (await import('./languages/zh-cn.ts')).chinese,
};
