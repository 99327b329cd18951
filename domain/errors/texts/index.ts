import type { Locale } from '../../locales.ts';
import type { TextCode, Texts } from '../codes.ts';
import { texts as enUS } from './en-US.ts';
import { texts as esES } from './es-ES.ts';
import { fillPlaceholders, findUnfilled } from './fill-placeholders.ts';
import { texts as frFR } from './fr-FR.ts';
import { texts as ptBR } from './pt-BR.ts';
import { texts as ptPT } from './pt-PT.ts';
import { texts as zhCN } from './zh-CN.ts';

/** All six languages, for functions and tests. Site and console load a single one (`load.ts`). */
export const TEXTS: Readonly<Record<Locale, Texts>> = {
  'pt-BR': ptBR,
  'pt-PT': ptPT,
  'en-US': enUS,
  'es-ES': esES,
  'fr-FR': frFR,
  'zh-CN': zhCN,
};

/**
 * The text of a code, with its `{placeholders}` filled.
 *
 * @throws Error if a placeholder has no value
 */
export const getText = (
  locale: Locale,
  code: TextCode,
  values: Readonly<Record<string, string | number>> = {},
): string => {
  const unfilled = findUnfilled(TEXTS[locale][code], values);
  if (unfilled.length > 0) throw new Error(`${code} has no value for ${unfilled.join(', ')}`);
  return fillPlaceholders(TEXTS[locale][code], values);
};
