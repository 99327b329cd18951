import type { Alternative, Clause, Term } from '../engine/text-matcher.ts';
import { getSingulars } from '../text/plurals.ts';
import type { WordPart } from '../text/words.ts';
import { getQueryWords, type QueryWord } from '../tokenizer.ts';

const SINGULAR_QUALITY = 0.8;
/** Maximum of words in a query: more words would not narrow the results further. CJK text counts by letter pairs. */
const WORDS_MAX = 32;

const toTerm = ({ text, cjk }: WordPart, last: boolean): Term => ({ text, prefix: last && !cjk });

/** A word, and its possible singulars. */
export const getAlternatives = (part: WordPart, last: boolean): Alternative[] => [
  { terms: [toTerm(part, last)], quality: 1 },
  ...getSingulars(part.cjk ? '' : part.text).map((text) => ({
    terms: [{ text, prefix: false }],
    quality: SINGULAR_QUALITY,
  })),
];

const formAlternatives = (form: readonly WordPart[], last: boolean): Alternative[] => {
  const [only] = form;
  if (form.length === 1 && only !== undefined) return getAlternatives(only, last);
  return [{ terms: form.map((part, i) => toTerm(part, last && i === form.length - 1)), quality: 1 }];
};

/** Distinct words in their order. */
const distinct = (words: readonly QueryWord[]): QueryWord[] => {
  const known = new Set<string>();
  return words.filter((word) => known.size < known.add(JSON.stringify(word)).size);
};

/**
 * Clauses of a search text, one per word. The last word also matches as a prefix. Empty for a text without letters and
 * digits.
 */
export const parseClauses = (text: string): Clause[] => {
  const words = getQueryWords(text);
  return distinct(words)
    .slice(0, WORDS_MAX)
    .map((word) => ({ alternatives: word.forms.flatMap((form) => formAlternatives(form, word === words.at(-1))) }));
};
