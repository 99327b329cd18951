import type { TextCode } from '@bigorna/domain/errors/codes';
import { domainTexts } from './domain-texts.ts';
import { currentLocale } from './i18n-provider.ts';

/** One of the portal's own texts in the reader's language. */
export const domainText = async (code: TextCode): Promise<string> => (await domainTexts(currentLocale()))[code];
