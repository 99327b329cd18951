import type { FieldErrorCode, Texts } from '@bigorna/domain/errors/codes';
import type { Locale } from '@bigorna/domain/locales';

const TEXTS: Readonly<Record<Locale, () => Promise<{ texts: Texts }>>> = {
  'pt-BR': () => import('@bigorna/domain/errors/texts/pt-BR'),
  'pt-PT': () => import('@bigorna/domain/errors/texts/pt-PT'),
  'en-US': () => import('@bigorna/domain/errors/texts/en-US'),
  'es-ES': () => import('@bigorna/domain/errors/texts/es-ES'),
  'fr-FR': () => import('@bigorna/domain/errors/texts/fr-FR'),
  'zh-CN': () => import('@bigorna/domain/errors/texts/zh-CN'),
};

export type FieldText = (code: FieldErrorCode, values: Readonly<Record<string, string | number>>) => string;

/** What domain says is wrong with a field, in a language; the texts come when the first form needs them. */
export const fieldTexts = async (locale: Locale): Promise<FieldText> => {
  const { texts } = await TEXTS[locale]();
  return (code, values) => texts[code].replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ''));
};
