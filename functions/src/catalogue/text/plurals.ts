/**
 * Plural endings in Portuguese, English, Spanish and French: an ending, its replacement, and the minimum length of the
 * word. All matching rules apply, because two words match if they share one form. The likeliest rule comes first. The
 * words are folded, such as `dragoes`.
 */
const ENDINGS: readonly { ending: RegExp; singular: string; least: number }[] = [
  { ending: /[oa]es$/, singular: 'ao', least: 4 },
  { ending: /(?<=[aeou])is$/, singular: 'l', least: 4 },
  { ending: /(?<=[^aeious])is$/, singular: 'il', least: 5 },
  { ending: /eis$/, singular: 'il', least: 5 },
  { ending: /ns$/, singular: 'm', least: 4 },
  { ending: /ies$/, singular: 'y', least: 5 },
  { ending: /ces$/, singular: 'z', least: 4 },
  { ending: /ves$/, singular: 'f', least: 5 },
  { ending: /ves$/, singular: 'fe', least: 5 },
  { ending: /(?<=eau|eu|ou)x$/, singular: '', least: 5 },
  { ending: /(?<!e)aux$/, singular: 'al', least: 5 },
  { ending: /(?<=ch|sh|[sxzrlno])es$/, singular: '', least: 5 },
  { ending: /(?<=[^s])s$/, singular: '', least: 4 },
];

/** Possible singulars of a word, the most likely first; empty if it does not look like a plural. */
export const getSingulars = (word: string): string[] => {
  if (!word.endsWith('s') && !word.endsWith('x')) return [];
  const fitting = ENDINGS.filter(({ ending, least }) => word.length >= least && ending.test(word));
  return [...new Set(fitting.map(({ ending, singular }) => word.replace(ending, singular)))];
};
