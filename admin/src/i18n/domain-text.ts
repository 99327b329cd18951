import type { TextCode } from '@bigorna/domain/errors/codes';
import { loadTexts } from '@bigorna/domain/errors/texts/load';
import { currentLocale } from './i18n-provider.ts';

/** One of the portal's own texts in the reader's language. */
export const domainText = async (code: TextCode): Promise<string> => (await loadTexts(currentLocale()))[code];
