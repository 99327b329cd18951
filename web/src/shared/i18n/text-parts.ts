/**
 * Parts of each locale's catalog, split at build time by the pages that need the texts (`web/build/text-parts.ts`):
 * shared and catalog pages, mod and member pages, long texts (terms, help), all other pages.
 */
export const TEXT_PARTS = ['first', 'mod', 'reading', 'later'] as const;
export type TextPart = (typeof TEXT_PARTS)[number];
