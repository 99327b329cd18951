import type { TextCode } from '@bigorna/domain/errors/codes';
import { loadTexts } from '@bigorna/domain/errors/texts/load';
import { getCurrentLocale } from './i18n-provider.ts';

/** One of the domain's texts in the current language. */
export const getDomainText = async (code: TextCode): Promise<string> => (await loadTexts(getCurrentLocale()))[code];
