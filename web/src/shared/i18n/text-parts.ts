/**
 * Parts of each locale's catalogue, one per group of pages: shared and catalogue pages, mod and member pages, long
 * texts (terms, help), all other pages. `web/build/text-parts.ts` splits the catalogues.
 */
export const TEXT_PARTS = ['first', 'mod', 'reading', 'later'] as const;
export type TextPart = (typeof TEXT_PARTS)[number];
