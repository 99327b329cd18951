import { FALLBACK_LOCALE, type Locale } from '@bigorna/domain/locales';
import type { MessageFormatElement } from 'react-intl';

/** A locale's compiled catalogue, by message id. */
export type Messages = Record<string, MessageFormatElement[]>;

interface CatalogueModule {
  default: unknown;
}

/**
 * The complete catalogues, each a chunk of its own. pt-BR has none: its texts are the default messages in the code,
 * so that every page brings its own and nothing comes twice.
 */
const CATALOGUES: Partial<Record<Locale, () => Promise<CatalogueModule>>> = {
  'en-US': () => import('../../lang/en-US.json'),
};

/** Languages the site can be shown in. */
export const isReady = (locale: Locale): boolean => locale === FALLBACK_LOCALE || locale in CATALOGUES;

const isMessages = (value: unknown): value is Messages => typeof value === 'object' && value !== null;

/** The catalogue of a locale; empty for pt-BR. */
export const loadMessages = async (locale: Locale): Promise<Messages> => {
  const catalogue = await CATALOGUES[locale]?.();
  return isMessages(catalogue?.default) ? catalogue.default : {};
};
