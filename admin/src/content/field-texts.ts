import type { FieldErrorCode } from '@bigorna/domain/errors/codes';
import { filled } from '@bigorna/domain/errors/texts/filled';
import { loadTexts } from '@bigorna/domain/errors/texts/load';
import type { Locale } from '@bigorna/domain/locales';

export type FieldText = (code: FieldErrorCode, values: Readonly<Record<string, string | number>>) => string;

/** What domain says is wrong with a field, in a language. */
export const fieldTexts = async (locale: Locale): Promise<FieldText> => {
  const texts = await loadTexts(locale);
  return (code, values) => filled(texts[code], values);
};
