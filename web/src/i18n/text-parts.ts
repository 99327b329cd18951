/**
 * What each language's catalogue is cut into when the site is built, by the pages that need the texts
 * (`web/build/text-parts.ts`): what every page shares and the catalogue shows, a mod's own pages,
 * the long texts that are read (terms, help), all other pages.
 */
export const TEXT_PARTS = ['first', 'mod', 'reading', 'later'] as const;
export type TextPart = (typeof TEXT_PARTS)[number];
