/**
 * Parts of a locale's texts. `first`: shared texts and the mod list. `mod`: mod and member pages. `reading`: long texts
 * (terms, help). `later`: all other pages. `web/build/text-parts.ts` assigns the texts.
 */
export const TEXT_PARTS = ['first', 'mod', 'reading', 'later'] as const;
export type TextPart = (typeof TEXT_PARTS)[number];
