import type { Locale } from '../locales.ts';
import type { BanReason, RejectReason } from '../reject-reasons.ts';
import { reasonTexts as enUS } from './en-US.ts';
import { reasonTexts as esES } from './es-ES.ts';
import { reasonTexts as frFR } from './fr-FR.ts';
import { reasonTexts as ptBR } from './pt-BR.ts';
import { reasonTexts as ptPT } from './pt-PT.ts';
import type { ReasonText, ReasonTexts } from './text.ts';
import { reasonTexts as zhCN } from './zh-CN.ts';

/** All six languages: the console shows staff what a member will read in theirs. */
export const REASON_TEXTS: Readonly<Record<Locale, ReasonTexts>> = {
  'pt-BR': ptBR,
  'pt-PT': ptPT,
  'en-US': enUS,
  'es-ES': esES,
  'fr-FR': frFR,
  'zh-CN': zhCN,
};

/** Why a mod is sent back, in a language. */
export const rejectionText = (locale: Locale, code: RejectReason): ReasonText => REASON_TEXTS[locale].reject[code];

/** Why an account is banned, in a language. */
export const banText = (locale: Locale, code: BanReason): ReasonText => REASON_TEXTS[locale].ban[code];

/** What a member reads: the policy's text, and what was said beside it. */
export const reasonSaid = (policy: ReasonText | undefined, words: string | null): string =>
  [policy?.text ?? '', words ?? ''].filter((part) => part !== '').join('\n\n');
