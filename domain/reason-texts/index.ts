import type { Locale } from '../locales.ts';
import type { BanReason, RejectReason } from '../reject-reasons.ts';
import { reasonTexts as enUS } from './en-US.ts';
import { reasonTexts as esES } from './es-ES.ts';
import { reasonTexts as frFR } from './fr-FR.ts';
import { reasonTexts as ptBR } from './pt-BR.ts';
import { reasonTexts as ptPT } from './pt-PT.ts';
import type { ReasonText, ReasonTexts } from './text.ts';
import { reasonTexts as zhCN } from './zh-CN.ts';

/** All six languages: the console previews the text in the member's language. */
export const REASON_TEXTS: Readonly<Record<Locale, ReasonTexts>> = {
  'pt-BR': ptBR,
  'pt-PT': ptPT,
  'en-US': enUS,
  'es-ES': esES,
  'fr-FR': frFR,
  'zh-CN': zhCN,
};

export const getRejectionText = (locale: Locale, code: RejectReason): ReasonText => REASON_TEXTS[locale].reject[code];

export const getBanText = (locale: Locale, code: BanReason): ReasonText => REASON_TEXTS[locale].ban[code];

/** The full reason for the member: the policy's text, then the words of staff. */
export const formatReason = (policy: ReasonText | undefined, words: string | null): string =>
  [policy?.text ?? '', words ?? ''].filter((part) => part !== '').join('\n\n');
