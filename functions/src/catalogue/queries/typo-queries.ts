import type { Engine } from '../engine/engine.ts';
import type { Alternative, Clause } from '../engine/text-matcher.ts';
import { canBeMistyped, getMaxTypos, type Neighbour } from '../engine/vocabulary.ts';
import { isNoise } from '../text/noise-words.ts';
import { getSingulars } from '../text/plurals.ts';
import type { WordPart } from '../text/words.ts';
import { hasMatch } from './find-matches.ts';
import { getAlternatives, orderClauses } from './text-query.ts';

/** Maximum of words for a typo search. Long texts are usually pasted. */
const WORDS_MAX = 8;
const NEIGHBOURS_MAX = 80;
const SPLITS_MAX = 3;
const HALF_MIN = 3;
const QUALITY_BY_ERRORS = [1, 0.5, 0.3];
const PREFIX_QUALITY = 0.8;
const SPLIT_QUALITY = 0.6;

/**
 * A word of a text without hits, and its possible corrections. Both lists are empty for a word that must stay as typed.
 */
export interface MistypedWord {
  word: string;
  /** The nearest first. */
  neighbours: Neighbour[];
  /** Pairs of words, such as `iron` and `chest` for `ironchest`. */
  splits: [string, string][];
}

/** Typos of a word that is similar to a whole term, or half a typo more if it is similar to a prefix of the term. */
const countErrors = ({ distance, prefix }: Neighbour): number => distance + (prefix ? 0.5 : 0);

/**
 * Terms similar to a word, those with the fewest errors first. Then come terms with the same first letter, which is
 * rarely mistyped, then terms of similar length.
 */
const findNeighbours = ({ state }: Engine, word: string, last: boolean): Neighbour[] => {
  const getDissimilarity = ({ term }: Neighbour): number =>
    Number(term[0] !== word[0]) * NEIGHBOURS_MAX + Math.abs(term.length - word.length);
  return state.vocabulary
    .neighbours(word, getMaxTypos(word), last)
    .sort(
      (a, b) =>
        countErrors(a) - countErrors(b) || getDissimilarity(a) - getDissimilarity(b) || (a.term < b.term ? -1 : 1),
    )
    .slice(0, NEIGHBOURS_MAX);
};

const findSplits = ({ terms }: Engine, word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * HALF_MIN + 1) }, (_, i): [string, string] => [
    word.slice(0, i + HALF_MIN),
    word.slice(i + HALF_MIN),
  ])
    .map((halves) => ({ halves, mods: Math.min(...halves.map((half) => terms.countMods(half))) }))
    .filter(({ mods }) => mods > 0)
    .sort((a, b) => b.mods - a.mods)
    .slice(0, SPLITS_MAX)
    .map(({ halves }) => halves);

/** Whether a word occurs in a visible mod. */
const isKnown = (engine: Engine, part: WordPart, last: boolean): boolean =>
  hasMatch(engine, [{ alternatives: getAlternatives(part, last) }]);

/**
 * Possible corrections of the words of a text.
 *
 * @param onlyUnknown whether to correct only words that occur in no visible mod
 */
export const findMistypedWords = (engine: Engine, parts: readonly WordPart[], onlyUnknown: boolean): MistypedWord[] =>
  parts.map((part, i) => {
    const { text: word } = part;
    const last = i === parts.length - 1;
    const stays = parts.length > WORDS_MAX || !canBeMistyped(word) || isNoise(word, last);
    if (stays || (onlyUnknown && isKnown(engine, part, last))) return { word, neighbours: [], splits: [] };
    const neighbours = findNeighbours(engine, word, last);
    const singulars = neighbours.flatMap((near) => getSingulars(near.term).map((term) => ({ ...near, term })));
    // Beside other words, singulars would find mods of another meaning before the other words are corrected.
    return {
      word,
      neighbours: parts.length === 1 ? [...neighbours, ...singulars] : neighbours,
      splits: findSplits(engine, word),
    };
  });

const toAlternatives = ({ neighbours, splits }: MistypedWord): Alternative[] => [
  ...neighbours.map(({ term, distance, prefix }) => ({
    terms: [{ text: term, prefix: false }],
    quality: (QUALITY_BY_ERRORS[distance] ?? 0) * (prefix ? PREFIX_QUALITY : 1),
  })),
  ...splits.map((halves) => ({ terms: halves.map((text) => ({ text, prefix: false })), quality: SPLIT_QUALITY })),
];

/**
 * The same words with ever more corrections, the nearest first: each step allows half an error more. The first step
 * corrects nothing, so that words are only joined. Splits count as one error.
 */
export const byErrors = (words: readonly MistypedWord[]): MistypedWord[][] => {
  const errors = new Set([0, 1, ...words.flatMap(({ neighbours }) => neighbours.map(countErrors))]);
  return [...errors]
    .sort((a, b) => a - b)
    .map((most) =>
      words.map(({ word, neighbours, splits }) => ({
        word,
        neighbours: neighbours.filter((neighbour) => countErrors(neighbour) <= most),
        splits: most < 1 ? [] : splits,
      })),
    );
};

/** The clause of two or more adjacent words, or their singulars, written as one; undefined if no mod contains it. */
const joinWords = (engine: Engine, parts: readonly WordPart[]): Clause | undefined => {
  if (parts.some(({ cjk }) => cjk)) return undefined;
  const words = parts.map(({ text }) => text);
  const joined = new Set([words.join(''), words.map((word) => getSingulars(word)[0] ?? word).join('')]);
  const known = [...joined].filter((text) => engine.terms.countMods(text) > 0);
  if (known.length === 0) return undefined;
  return { alternatives: known.map((text) => ({ terms: [{ text, prefix: false }], quality: SPLIT_QUALITY })) };
};

/**
 * Queries for possible corrections: all words with their alternatives, and one query for each joined pair of adjacent
 * words. Without corrections, instead of the words: one query for all words joined.
 */
export const buildTypoQueries = (
  engine: Engine,
  parts: readonly WordPart[],
  words: readonly MistypedWord[],
): Clause[][] => {
  if (parts.length > WORDS_MAX) return [];
  const clauses = parts.map((part, i): Clause => {
    const [word, last] = [words[i], i === parts.length - 1];
    const alternatives = [...getAlternatives(part, last), ...(word ? toAlternatives(word) : [])];
    return { alternatives, optional: isNoise(part.text, last) };
  });
  const pairs = parts.slice(1).flatMap((second, i): Clause[][] => {
    const first = parts[i];
    const whole = first && joinWords(engine, [first, second]);
    return whole === undefined ? [] : [[...clauses.slice(0, i), whole, ...clauses.slice(i + 2)]];
  });
  const isCorrected = words.some(({ neighbours, splits }) => neighbours.length > 0 || splits.length > 0);
  if (isCorrected) return [clauses, ...pairs].map(orderClauses);
  // Corrections do not change the text of all words joined, so the step without corrections is enough.
  const all = parts.length > 2 ? joinWords(engine, parts) : undefined;
  return [...pairs, ...(all === undefined ? [] : [[all]])].map(orderClauses);
};
