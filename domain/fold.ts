const ASCII = /^[\x20-\x7e\s]*$/;

/** Removes accents and normalizes letters to one form; keeps case. NFKD splits letters; NFC composes Hangul again. */
export const stripAccents = (text: string): string =>
  ASCII.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC');

/** Converts to lower case. Removes the combining mark that lower case adds to some capitals, such as `İ`. */
export const foldCase = (text: string): string =>
  ASCII.test(text) ? text.toLowerCase() : text.toLowerCase().replace(/\p{M}/gu, '');

/** Normalizes a text for comparison: no accents, lower case, one form per letter. */
export const fold = (text: string): string => foldCase(stripAccents(text));
