import type { Language } from '@bigorna/domain/locales';
import { defineMessage, type IntlShape } from 'react-intl';

const inLanguage = defineMessage<{ readonly language: string }>({
  id: 'mod.inLanguage',
  defaultMessage: 'em {language}',
});

/** Name of a language in the visitor's language: `português`. */
export const getLanguageName = (intl: IntlShape, language: Language): string =>
  intl.formatDisplayName(language, { type: 'language' }) ?? language;

/** The language of a text as a badge: `em português`. */
export const formatTextLanguage = (intl: IntlShape, language: Language): string =>
  intl.formatMessage(inLanguage, { language: getLanguageName(intl, language) });
