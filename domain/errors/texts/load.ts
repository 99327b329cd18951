import type { Locale } from '../../locales.ts';
import type { Texts } from '../codes.ts';

const FILES: Readonly<Record<Locale, () => Promise<{ texts: Texts }>>> = {
  'pt-BR': () => import('./pt-BR.ts'),
  'pt-PT': () => import('./pt-PT.ts'),
  'en-US': () => import('./en-US.ts'),
  'es-ES': () => import('./es-ES.ts'),
  'fr-FR': () => import('./fr-FR.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
};

/** Loads the texts of one language on demand, for site and console. */
export const loadTexts = async (locale: Locale): Promise<Texts> => (await FILES[locale]()).texts;
