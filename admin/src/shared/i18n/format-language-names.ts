import { getLanguage, type Locale } from '@bigorna/domain/locales';

/**
 * Names of languages as a list in the reader's language: "Portuguese (Portugal), Spanish, and French". Only Portuguese,
 * which has two locales, names its country.
 */
export const formatLanguageNames = (locales: readonly Locale[], reader: string): string => {
  const names = new Intl.DisplayNames([reader], { type: 'language', languageDisplay: 'standard' });
  const toName = (code: Locale): string => names.of(code === 'pt-PT' ? code : getLanguage(code)) ?? code;
  return new Intl.ListFormat(reader).format(locales.map(toName));
};
