import { FALLBACK_LOCALE, type Locale } from '@bigorna/domain/locales';
import type { MessageFormatElement } from 'react-intl';

/** A locale's compiled catalogue, by message id. */
export type Messages = Record<string, MessageFormatElement[]>;

interface CatalogueModule {
  default: unknown;
}

/**
 * The catalogues, each a chunk of its own. pt-BR has none: its texts are the default messages in the code,
 * so that every page brings its own and nothing comes twice.
 */
const CATALOGUES: Readonly<Record<Exclude<Locale, typeof FALLBACK_LOCALE>, () => Promise<CatalogueModule>>> = {
  'pt-PT': () => import('../../lang/pt-PT.json'),
  'en-US': () => import('../../lang/en-US.json'),
  'es-ES': () => import('../../lang/es-ES.json'),
  'fr-FR': () => import('../../lang/fr-FR.json'),
  'zh-CN': () => import('../../lang/zh-CN.json'),
};

const isMessages = (value: unknown): value is Messages => typeof value === 'object' && value !== null;

/** The catalogue of a locale; empty for pt-BR. */
export const loadMessages = async (locale: Locale): Promise<Messages> => {
  if (locale === FALLBACK_LOCALE) return {};
  const { default: messages } = await CATALOGUES[locale]();
  return isMessages(messages) ? messages : {};
};
