import type { Alternative, Clause, Term } from '../engine/text-matcher.ts';
import { isNoise } from '../text/noise-words.ts';
import { getSingulars } from '../text/plurals.ts';
import type { WordPart } from '../text/words.ts';
import { getQueryWords, type QueryWord } from '../tokenizer.ts';

/** Quality of a match by the likeliest singular, and by others: `poções` is `poção` rather than `poço`. */
const SINGULAR_QUALITY = 0.8;
const OTHER_SINGULAR_QUALITY = 0.6;
/** Maximum of words in a query: more words would not narrow the results further. CJK text counts by letter pairs. */
const WORDS_MAX = 32;

const toTerm = ({ text, cjk }: WordPart, last: boolean): Term => ({ text, prefix: last && !cjk });

/** A word, and its possible singulars. */
export const getAlternatives = (part: WordPart, last: boolean): Alternative[] => [
  { terms: [toTerm(part, last)], quality: 1 },
  ...getSingulars(part.cjk ? '' : part.text).map((text, i) => ({
    terms: [{ text, prefix: false }],
    quality: i === 0 ? SINGULAR_QUALITY : OTHER_SINGULAR_QUALITY,
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

/** Puts optional clauses last, as the matcher expects. If all clauses are optional, one of them must match. */
export const orderClauses = (clauses: readonly Clause[]): Clause[] => {
  const required = clauses.filter(({ optional }) => optional !== true);
  const optional = clauses.filter((clause) => clause.optional === true);
  if (required.length > 0 || optional.length === 0) return [...required, ...optional];
  return [{ alternatives: optional.flatMap(({ alternatives }) => alternatives) }, ...optional];
};

const toClause = ({ forms }: QueryWord, last: boolean): Clause => {
  const [only, ...others] = forms.flat();
  const optional = only !== undefined && others.length === 0 && isNoise(only.text, last);
  return { alternatives: forms.flatMap((form) => formAlternatives(form, last)), optional };
};

/**
 * Clauses of a search text, one per word. The last word also matches as a prefix. Words such as `the` are optional
 * beside other words. Empty for a text without letters and digits.
 */
export const parseClauses = (text: string): Clause[] => {
  const words = getQueryWords(text);
  return orderClauses(
    distinct(words)
      .slice(0, WORDS_MAX)
      .map((word) => toClause(word, word === words.at(-1))),
  );
};
