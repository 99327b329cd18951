import type { FieldErrorCode } from '@bigorna/domain/errors/codes';
import type { Locale } from '@bigorna/domain/locales';
import { domainTexts } from '../i18n/domain-texts.ts';

export type FieldText = (code: FieldErrorCode, values: Readonly<Record<string, string | number>>) => string;

/** What domain says is wrong with a field, in a language. */
export const fieldTexts = async (locale: Locale): Promise<FieldText> => {
  const texts = await domainTexts(locale);
  return (code, values) => texts[code].replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ''));
};
