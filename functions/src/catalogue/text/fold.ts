const ASCII = /^[\x20-\x7e\s]*$/;

/** Letters without accents and in one form each (NFKD, then composed again for Hangul), in the case they were written. */
export const bare = (text: string): string =>
  ASCII.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC');

/** The small letters of a text; some capitals fall into a letter and a mark. */
export const lower = (text: string): string =>
  ASCII.test(text) ? text.toLowerCase() : text.toLowerCase().replace(/\p{M}/gu, '');

/** Letters as they are compared: no accents, no case, one form of each letter. */
export const fold = (text: string): string => lower(bare(text));
