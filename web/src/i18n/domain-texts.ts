import type { TextCode, Texts } from '@bigorna/domain/errors/codes';
import type { Locale } from '@bigorna/domain/locales';

type Values = Readonly<Record<string, string | number>>;

const TEXTS: Readonly<Record<Locale, () => Promise<{ texts: Texts }>>> = {
  'pt-BR': () => import('@bigorna/domain/errors/texts/pt-BR'),
  'pt-PT': () => import('@bigorna/domain/errors/texts/pt-PT'),
  'en-US': () => import('@bigorna/domain/errors/texts/en-US'),
  'es-ES': () => import('@bigorna/domain/errors/texts/es-ES'),
  'fr-FR': () => import('@bigorna/domain/errors/texts/fr-FR'),
  'zh-CN': () => import('@bigorna/domain/errors/texts/zh-CN'),
};

/** Domain's texts (failures, toasts) in one language. */
export const loadTexts = async (locale: Locale): Promise<Texts> => (await TEXTS[locale]()).texts;

/** Gives a text of domain in the reader's language, its `{placeholders}` filled in. */
export type DomainText = (code: TextCode, values?: Values) => string;

export const domainText =
  (texts: Texts | undefined): DomainText =>
  (code, values = {}) =>
    texts?.[code].replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? '')) ?? '';
