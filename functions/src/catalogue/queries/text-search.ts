import { getAuthorKey } from '@bigorna/domain/author-key';
import { CATEGORY_NAMES } from '@bigorna/domain/catalogue-names';
import { fold } from '@bigorna/domain/fold';
import { getStaffCards } from '../cards.ts';
import { Bitset } from '../engine/bitset.ts';
import type { Engine } from '../engine/engine.ts';
import { hashTitle } from '../engine/mod-writes.ts';
import { type Clause, IN_TITLE, type Matches, WHOLE_TITLE_WORD } from '../engine/text-matcher.ts';
import { findSpelling } from '../text/concept-names.ts';
import type { WordPart } from '../text/words.ts';
import { getPlainWords } from '../tokenizer.ts';
import { hasMatch } from './find-matches.ts';
import { getRankedPage } from './page.ts';
import type { TextHits } from './text-hits.ts';
import { parseClauses } from './text-query.ts';
import { buildTypoQueries, byErrors, findMistypedWords, type MistypedWord } from './typo-queries.ts';

const WRITTEN = /[\p{L}\p{N}\p{M}]+/gu;

/** Written words of a text by their folded form. */
const spellings = (text: string): Map<string, string> =>
  new Map([...text.normalize('NFC').matchAll(WRITTEN)].map(([word]) => [fold(word), word]));

/** Whether the text of a hit contains `word`, or a word that begins with `word`. */
const includesWord = (spelled: ReadonlyMap<string, string>, word: string): boolean =>
  spelled.has(word) || [...spelled.keys()].some((known) => known.startsWith(word));

/** One typed word, or two words that belong together, and what is meant. */
interface Correction {
  words: string[];
  meant: string;
}

/** Replaces words of a text. Keeps all characters between the other words. */
const applyCorrections = (text: string, corrections: readonly Correction[]): string => {
  const typed = text.normalize('NFC');
  const written = [...typed.matchAll(WRITTEN)];
  let meant = '';
  let end = 0;
  for (let i = 0; i < written.length; i += 1) {
    const correction = corrections.find(({ words }) =>
      words.every((word, j) => fold(written[i + j]?.[0] ?? '') === word),
    );
    const last = written[i + (correction?.words.length ?? 1) - 1];
    const first = written[i];
    if (correction === undefined || first === undefined || last === undefined) continue;
    meant += `${typed.slice(end, first.index)}${correction.meant}`;
    end = last.index + last[0].length;
    i += correction.words.length - 1;
  }
  return meant + typed.slice(end);
};

/**
 * Corrects a search text that found nothing as typed. Takes the spelling from the best hit of the typo search.
 *
 * @returns undefined if the text would not change, or if the corrected text finds nothing
 */
const correctText = (
  engine: Engine,
  text: string,
  { bits, scores }: TextHits,
  words: readonly MistypedWord[],
): string | undefined => {
  const [best] = getRankedPage(engine.state, bits, scores, 0, 1);
  if (best === undefined) return undefined;
  const [card] = getStaffCards(engine, [best]);
  if (card === undefined) return undefined;
  const names = card.categories.flatMap((category) => CATEGORY_NAMES[category]);
  const hitWords = spellings(
    [...names.toReversed(), card.short_description, ...card.tags, card.author, card.title].join(' '),
  );
  const corrections = words.map(({ word, neighbours, splits }, i): Correction | undefined => {
    const next = words[i + 1]?.word;
    const joined = hitWords.get(`${word}${next ?? ''}`);
    if (next !== undefined && joined !== undefined && !includesWord(hitWords, next))
      return { words: [word, next], meant: joined };
    if (includesWord(hitWords, word)) return undefined;
    const near = neighbours.find(({ term }) => hitWords.has(term));
    if (near !== undefined) return { words: [word], meant: hitWords.get(near.term) ?? near.term };
    const split = splits.find((halves) => halves.every((half) => hitWords.has(half)));
    if (split !== undefined) return { words: [word], meant: split.map((half) => hitWords.get(half) ?? half).join(' ') };
    // Takes only a word that the best hit contains: other neighbours may come from removed mods.
    const term = neighbours.find((neighbour) => engine.terms.hasMod(neighbour.term, best))?.term;
    return term === undefined ? undefined : { words: [word], meant: findSpelling(term) ?? term };
  });
  const meant = applyCorrections(
    text,
    corrections.filter((correction) => correction !== undefined),
  );
  if (fold(meant) === fold(text.normalize('NFC'))) return undefined;
  return hasMatch(engine, parseClauses(meant)) ? meant : undefined;
};

/** Bits of a score, low to high: sum of the word weights, rank of the title match. */
const SUM_MAX = 8191;
const SUM_SCALE = 16;
const RANK_SHIFT = 13;
const RANK = { elsewhere: 0, inTitle: 1, allOfTitle: 2, exactTitle: 3 } as const;
/** Bonus for a title without other words. */
const COVERED = 64;

/** Whether a score means that the title contains all words of the text. */
export const isInTitle = (score: number): boolean => score > RANK.inTitle << RANK_SHIFT;

/** Score buffer, reused by each query: queries run one after another. */
let scoreBuffer = new Uint16Array(0);

class Scoring {
  readonly hits: TextHits;
  count = 0;
  readonly #engine: Engine;
  readonly #words: number;
  readonly #titleHash: number;

  constructor(engine: Engine, words: readonly WordPart[]) {
    this.#engine = engine;
    this.#words = words.length;
    this.#titleHash = hashTitle(words);
    const { next } = engine.state;
    if (scoreBuffer.length < next) scoreBuffer = new Uint16Array(next);
    const scores = scoreBuffer.subarray(0, next).fill(0);
    this.hits = { bits: new Bitset(new Int32Array((next >>> 5) + 1)), scores };
  }

  /** Adds the mods that match all clauses. A mod keeps its best score. */
  take(matches: Matches | undefined, { length }: readonly Clause[]): void {
    if (matches === undefined) return;
    const { matched, sums, flags } = matches;
    const { scores, bits } = this.hits;
    const alive = this.#engine.state.live.words;
    const scale = SUM_SCALE / length;
    for (let num = 0; num < scores.length; num += 1) {
      if (matched[num] !== length || ((alive[num >>> 5] ?? 0) & (1 << (num & 31))) === 0) continue;
      const sum = Math.floor((sums[num] ?? 0) * scale);
      const flag = flags[num] ?? 0;
      const score = (flag & IN_TITLE) === 0 ? Math.min(SUM_MAX, sum) : this.#titleScore(num, sum, flag);
      const known = scores[num] ?? 0;
      if (score <= known) continue;
      if (known === 0) {
        this.count += 1;
        bits.add(num);
      }
      scores[num] = score;
    }
  }

  /** Adds all mods of an author, after the mods with all words in their title. */
  takeAuthor(author: number): void {
    const { scores, bits } = this.hits;
    const { live, columns } = this.#engine.state;
    const score = RANK.inTitle << RANK_SHIFT;
    live.each((num) => {
      if (columns.author.get(num) !== author || (scores[num] ?? 0) >= score) return;
      if (scores[num] === 0) this.count += 1;
      bits.add(num);
      scores[num] = score;
    });
  }

  #titleScore(num: number, sum: number, flag: number): number {
    const { titleWords, titleHash } = this.#engine.state.columns;
    if (titleWords.get(num) !== this.#words) return (RANK.inTitle << RANK_SHIFT) | Math.min(SUM_MAX, sum);
    const whole = (flag & WHOLE_TITLE_WORD) !== 0;
    const exactly = whole && titleHash.get(num) === this.#titleHash;
    const rank = exactly ? RANK.exactTitle : whole ? RANK.allOfTitle : RANK.inTitle;
    return (rank << RANK_SHIFT) | Math.min(SUM_MAX, sum + COVERED);
  }
}

const SPACES = /\s+/gu;

/** The author whose name is the text, with or without its spaces. */
const findAuthor = ({ file }: Engine, text: string): number | undefined => {
  const found = file.row('SELECT num FROM authors WHERE key = :key OR key = :joined ORDER BY key = :joined', {
    key: getAuthorKey(text),
    joined: getAuthorKey(text.replace(SPACES, '')),
  });
  return found === undefined ? undefined : Number(found.num);
};

/**
 * Finds mods by text. If no mod matches, searches for similar words. Filters do not influence the search, so that all
 * pages and facets of a result agree.
 *
 * @returns undefined for an empty text: no text filter. A text without any letter or digit finds nothing
 */
export const searchText = (engine: Engine, text: string): TextHits | undefined => {
  if (text.trim() === '') return undefined;
  const clauses = parseClauses(text);
  const { matcher, state } = engine;
  const words = getPlainWords(text);
  const scoring = new Scoring(engine, words);
  if (clauses.length === 0) return scoring.hits;
  scoring.take(matcher.match(clauses, state.next), clauses);
  const author = findAuthor(engine, text);
  if (author !== undefined) scoring.takeAuthor(author);
  if (scoring.count > 0) return scoring.hits;
  // The first attempt corrects only words that occur in no mod. If it finds nothing, the second corrects all words.
  const rescue = (onlyUnknown: boolean): MistypedWord[] => {
    for (const mistyped of byErrors(findMistypedWords(engine, words, onlyUnknown))) {
      for (const typoClauses of buildTypoQueries(engine, words, mistyped))
        scoring.take(matcher.match(typoClauses, state.next), typoClauses);
      if (scoring.count > 0) return mistyped;
    }
    return [];
  };
  let mistyped = rescue(words.length > 1);
  if (scoring.count === 0 && words.length > 1) mistyped = rescue(false);
  if (scoring.count === 0) return scoring.hits;
  const meant = correctText(engine, text, scoring.hits, mistyped);
  return meant === undefined ? scoring.hits : { ...scoring.hits, meant };
};
