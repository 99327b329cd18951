import { getCategoryName } from '@bigorna/domain/catalogue-names';
import { CATEGORIES } from '@bigorna/domain/catalogue-terms';
import type { Locale } from '@bigorna/domain/locales';

/** Names of the categories, which the domain has in every language. */
export const getCategoryTexts = (locale: Locale): Record<string, string> =>
  Object.fromEntries(CATEGORIES.map((category) => [category, getCategoryName(category, locale)]));
