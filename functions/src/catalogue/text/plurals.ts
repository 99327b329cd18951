/**
 * What a word may be the plural of, in Portuguese and English: an ending, what stands in its place, and how long the word must
 * be. All that fit are taken, for the two sides of a comparison need only share one form. The words are folded: `dragoes`.
 */
const ENDINGS: readonly { ending: RegExp; singular: string; least: number }[] = [
  { ending: /(?<=[^s])s$/, singular: '', least: 4 },
  { ending: /(?<=ch|sh|[sxzrlo])es$/, singular: '', least: 5 },
  { ending: /[oa]es$/, singular: 'ao', least: 4 },
  { ending: /(?<=[aeou])is$/, singular: 'l', least: 4 },
  { ending: /(?<=[^aeious])is$/, singular: 'il', least: 5 },
  { ending: /eis$/, singular: 'il', least: 5 },
  { ending: /ns$/, singular: 'm', least: 4 },
  { ending: /ies$/, singular: 'y', least: 5 },
  { ending: /ves$/, singular: 'f', least: 5 },
  { ending: /ves$/, singular: 'fe', least: 5 },
];

/** The words that a word may be the plural of; none where it does not look like one. */
export const singularsOf = (word: string): string[] => {
  if (!word.endsWith('s')) return [];
  const fitting = ENDINGS.filter(({ ending, least }) => word.length >= least && ending.test(word));
  return [...new Set(fitting.map(({ ending, singular }) => word.replace(ending, singular)))];
};
