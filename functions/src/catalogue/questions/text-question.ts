import type { Alternative, Clause, Term } from '../engine/text-matcher.ts';
import { singularsOf } from '../text/plurals.ts';
import type { Part } from '../text/words.ts';
import { type QueryWord, queryWords } from '../tokeniser.ts';

const SINGULAR_QUALITY = 0.8;
/** So many words narrow an answer down as far as any more would; CJK text is counted by pairs of letters. */
const WORDS_MAX = 32;

const term = ({ text, cjk }: Part, last: boolean): Term => ({ text, prefix: last && !cjk });

/** A word as it stands, and what it may be the plural of. */
export const alternativesOf = (part: Part, last: boolean): Alternative[] => [
  { terms: [term(part, last)], quality: 1 },
  ...singularsOf(part.cjk ? '' : part.text).map((text) => ({
    terms: [{ text, prefix: false }],
    quality: SINGULAR_QUALITY,
  })),
];

const formAlternatives = (form: readonly Part[], last: boolean): Alternative[] => {
  const [only] = form;
  if (form.length === 1 && only !== undefined) return alternativesOf(only, last);
  return [{ terms: form.map((part, i) => term(part, last && i === form.length - 1)), quality: 1 }];
};

/** The words that say something new, in their order; a word again asks for nothing that it did not ask for before. */
const distinct = (words: readonly QueryWord[]): QueryWord[] => {
  const known = new Set<string>();
  return words.filter((word) => known.size < known.add(JSON.stringify(word)).size);
};

/** What a text asks for: all its words, the last one also as the beginning of a word. Empty for a text without letter or digit. */
export const clausesOf = (text: string): Clause[] => {
  const words = queryWords(text);
  return distinct(words)
    .slice(0, WORDS_MAX)
    .map((word) => ({ alternatives: word.forms.flatMap((form) => formAlternatives(form, word === words.at(-1))) }));
};
