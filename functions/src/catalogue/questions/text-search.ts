import { Bitset } from '../engine/bitset.ts';
import type { Engine } from '../engine/engine.ts';
import { titleHashOf } from '../engine/mod-writes.ts';
import { type Clause, IN_TITLE, type Matches, WHOLE_IN_TITLE } from '../engine/text-matcher.ts';
import type { Part } from '../text/words.ts';
import { plainWords } from '../tokeniser.ts';
import { correctedText } from './corrected-text.ts';
import { mistypedWords, rescueQuestions } from './rescue.ts';
import { clausesOf } from './text-question.ts';

/** With fewer hits than these, what is like the words of a text is looked for, too. */
const RESCUE_BELOW = 3;

/** Scores from low to high: the sum of what the words are worth, the rank of the title, and whether nothing was mistyped. */
const SUM_MAX = 8191;
const SUM_SCALE = 16;
const RANK_SHIFT = 13;
const EXACT = 1 << 15;
const RANK = { elsewhere: 0, inTitle: 1, allOfTitle: 2, exactTitle: 3 } as const;
/** In the title, a title without other words is a little better. */
const COVERED = 64;

/** What a text finds, without regard to filters. */
export interface TextHits {
  bits: Bitset;
  /** By mod number; 0 for those that are not hits, else more for better ones. Written over by the next search. */
  scores: Uint16Array;
  /** The text that was probably meant. */
  meant?: string;
}

/** Whether all words of the text are in the title of a hit with this score. */
export const isInTitle = (score: number): boolean => ((score >>> RANK_SHIFT) & 3) >= RANK.inTitle;

/** Room for the scores of one question, used again by the next: questions are answered one after the other. */
let room = new Uint16Array(0);

class Scoring {
  readonly hits: TextHits;
  count = 0;
  best = 0;
  readonly #engine: Engine;
  readonly #words: number;
  readonly #titleHash: number;

  constructor(engine: Engine, words: readonly Part[]) {
    this.#engine = engine;
    this.#words = words.length;
    this.#titleHash = titleHashOf(words);
    const { next } = engine.state;
    if (room.length < next) room = new Uint16Array(next);
    const scores = room.subarray(0, next).fill(0);
    this.hits = { bits: new Bitset(new Int32Array((next >>> 5) + 1)), scores };
  }

  /** Takes in the mods that meet all clauses; a mod keeps its best score. */
  take({ met, sums, flags }: Matches, { length }: readonly Clause[], exact: number): void {
    const { scores, bits } = this.hits;
    const alive = this.#engine.state.live.words;
    const scale = SUM_SCALE / length;
    let { best, count } = this;
    for (let num = 0; num < scores.length; num += 1) {
      if (met[num] !== length || ((alive[num >>> 5] ?? 0) & (1 << (num & 31))) === 0) continue;
      const sum = Math.floor((sums[num] ?? 0) * scale);
      const flag = flags[num] ?? 0;
      const score = exact | ((flag & IN_TITLE) === 0 ? Math.min(SUM_MAX, sum) : this.#titleScore(num, sum, flag));
      const known = scores[num] ?? 0;
      if (score <= known) continue;
      if (known === 0) {
        count += 1;
        bits.add(num);
      }
      scores[num] = score;
      if (score > best) best = score;
    }
    Object.assign(this, { best, count });
  }

  #titleScore(num: number, sum: number, flag: number): number {
    const { titleWords, titleHash } = this.#engine.state.columns;
    if (titleWords.get(num) !== this.#words) return (RANK.inTitle << RANK_SHIFT) | Math.min(SUM_MAX, sum);
    const whole = (flag & WHOLE_IN_TITLE) !== 0;
    const exactly = whole && titleHash.get(num) === this.#titleHash;
    const rank = exactly ? RANK.exactTitle : whole ? RANK.allOfTitle : RANK.inTitle;
    return (rank << RANK_SHIFT) | Math.min(SUM_MAX, sum + COVERED);
  }
}

/**
 * The mods that a text finds. Few hits are widened by what is like its words; that depends on the text alone, so that
 * all pages and facets of an answer agree.
 *
 * @returns undefined for a text without any letter or digit, which asks for nothing.
 */
export const searchText = (engine: Engine, text: string): TextHits | undefined => {
  const clauses = clausesOf(text);
  if (clauses.length === 0) return undefined;
  const { matcher, state } = engine;
  const words = plainWords(text);
  const scoring = new Scoring(engine, words);
  scoring.take(matcher.match(clauses, state.next), clauses, EXACT);
  const rank = (scoring.best >>> RANK_SHIFT) & 3;
  if (scoring.count >= RESCUE_BELOW || rank >= RANK.allOfTitle) return scoring.hits;
  const found = scoring.count;
  const mistyped = mistypedWords(engine, words);
  for (const question of rescueQuestions(engine, words, mistyped)) {
    scoring.take(matcher.match(question, state.next), question, 0);
  }
  if (scoring.count === found || rank > RANK.elsewhere) return scoring.hits;
  const meant = correctedText(engine, text, scoring.hits, mistyped);
  return meant === undefined ? scoring.hits : { ...scoring.hits, meant };
};
