import type { Engine } from '../engine/engine.ts';
import type { Alternative, Clause } from '../engine/text-matcher.ts';
import { canBeMistyped, errorsIn, type Neighbour } from '../engine/vocabulary.ts';
import type { Part } from '../text/words.ts';
import { alternativesOf } from './text-question.ts';

/** More words than these are not searched for typing errors: a long text is rarely typed. */
const WORDS_MAX = 8;
const NEIGHBOURS_MAX = 80;
const SPLITS_MAX = 3;
const HALF_MIN = 3;
const QUALITY_BY_ERRORS = [1, 0.5, 0.3];
const BEGINNING_QUALITY = 0.8;
const SPLIT_QUALITY = 0.6;

/** A word of a text with few hits, and what may have been meant by it. */
export interface MistypedWord {
  word: string;
  /** Nearest first. */
  neighbours: Neighbour[];
  /** `iron` and `chest` for `ironchest`. */
  splits: [string, string][];
}

/** Terms like a word, nearest first; of the equally near, those with its first letter, which is rarely mistyped, and its length. */
const neighboursOf = ({ state }: Engine, word: string, last: boolean): Neighbour[] => {
  const unlike = ({ term }: Neighbour): number =>
    Number(term[0] !== word[0]) * NEIGHBOURS_MAX + Math.abs(term.length - word.length);
  return state.vocabulary
    .neighbours(word, errorsIn(word), last)
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(a.prefix) - Number(b.prefix) ||
        unlike(a) - unlike(b) ||
        (a.term < b.term ? -1 : 1),
    )
    .slice(0, NEIGHBOURS_MAX);
};

const splitsOf = ({ terms }: Engine, word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * HALF_MIN + 1) }, (_, i): [string, string] => [
    word.slice(0, i + HALF_MIN),
    word.slice(i + HALF_MIN),
  ])
    .map((halves) => ({ halves, mods: Math.min(...halves.map((half) => terms.modsWith(half))) }))
    .filter(({ mods }) => mods > 0)
    .sort((a, b) => b.mods - a.mods)
    .slice(0, SPLITS_MAX)
    .map(({ halves }) => halves);

/** What may have been meant by the words of a text. */
export const mistypedWords = (engine: Engine, parts: readonly Part[]): MistypedWord[] =>
  parts.map(({ text: word }, i) => {
    if (parts.length > WORDS_MAX || !canBeMistyped(word)) return { word, neighbours: [], splits: [] };
    return { word, neighbours: neighboursOf(engine, word, i === parts.length - 1), splits: splitsOf(engine, word) };
  });

const widened = ({ neighbours, splits }: MistypedWord): Alternative[] => [
  ...neighbours.map(({ term, distance, prefix }) => ({
    terms: [{ text: term, prefix: false }],
    quality: (QUALITY_BY_ERRORS[distance] ?? 0) * (prefix ? BEGINNING_QUALITY : 1),
  })),
  ...splits.map((halves) => ({ terms: halves.map((text) => ({ text, prefix: false })), quality: SPLIT_QUALITY })),
];

/** The questions that find what may have been meant: all words widened, and once each with two neighbours as one word. */
export const rescueQuestions = (engine: Engine, parts: readonly Part[], words: readonly MistypedWord[]): Clause[][] => {
  const clauses = parts.map((part, i): Clause => {
    const word = words[i];
    return { alternatives: [...alternativesOf(part, i === parts.length - 1), ...(word ? widened(word) : [])] };
  });
  if (parts.length > WORDS_MAX) return [];
  const joined = parts.slice(1).flatMap((second, i): Clause[][] => {
    const first = parts[i];
    const text = `${first?.text ?? ''}${second.text}`;
    if (first === undefined || first.cjk || second.cjk || engine.terms.modsWith(text) === 0) return [];
    const whole: Clause = { alternatives: [{ terms: [{ text, prefix: false }], quality: SPLIT_QUALITY }] };
    return [[...clauses.slice(0, i), whole, ...clauses.slice(i + 2)]];
  });
  return [clauses, ...joined];
};
