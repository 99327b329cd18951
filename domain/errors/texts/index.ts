import type { Locale } from '../../locales.ts';
import type { TextCode, Texts } from '../codes.ts';
import { texts as enUS } from './en-US.ts';
import { texts as esES } from './es-ES.ts';
import { filled } from './filled.ts';
import { texts as frFR } from './fr-FR.ts';
import { texts as ptBR } from './pt-BR.ts';
import { texts as ptPT } from './pt-PT.ts';
import { texts as zhCN } from './zh-CN.ts';

/** All six languages at once: for functions and tests; site and console load one language's file (`load.ts`). */
export const TEXTS: Readonly<Record<Locale, Texts>> = {
  'pt-BR': ptBR,
  'pt-PT': ptPT,
  'en-US': enUS,
  'es-ES': esES,
  'fr-FR': frFR,
  'zh-CN': zhCN,
};

/**
 * A text in a language, with its `{placeholders}` filled in; a placeholder without a value is left out.
 */
export const textFor = (
  locale: Locale,
  code: TextCode,
  values: Readonly<Record<string, string | number>> = {},
): string => filled(TEXTS[locale][code], values);
