import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { RELATED_MAX } from '@bigorna/domain/limits';
import { staffCards } from '../cards.ts';
import { Bitset } from '../engine/bitset.ts';
import type { Engine } from '../engine/engine.ts';
import { plainWords } from '../tokeniser.ts';
import { rankedPage } from './page.ts';

/** What a common loader is worth beside what is rare; all mods of a kind share few loaders. */
const LOADER_WORTH = 0.25;
const TAG_WORTH = 1.5;
const SCALE = 1000;
const SCORE_MAX = 0xffff;

const sameAuthor = ({ state }: Engine, num: number): Bitset => {
  const { author } = state.columns;
  const own = author.get(num);
  const mods = new Bitset();
  state.live.each((other) => {
    if (other !== num && author.get(other) === own) mods.add(other);
  });
  return mods;
};

/** The mods whose tags hold a word; a word of the title counts as well. */
const tagged = ({ matcher, state }: Engine, word: string): Bitset => {
  const clauses = [{ alternatives: [{ terms: [{ text: word, prefix: false }], quality: 1 }] }];
  const { met, sums } = matcher.match(clauses, state.next);
  const mods = new Bitset();
  for (let num = 0; num < state.next; num += 1) {
    if (met[num] === 1 && (sums[num] ?? 0) >= TAG_TIER_WORTH) mods.add(num);
  }
  return mods;
};
/** Below are short descriptions and long ones. */
const TAG_TIER_WORTH = 64;

const TAG_WORDS_MAX = 12;

/** What a mod shares with others: sets of mods, each with what being in it is worth; the rarer, the more. */
const traits = (engine: Engine, { categories, tags, compat }: StaffModCard): { mods: Bitset; worth: number }[] => {
  const { facets, live } = engine.state;
  const all = live.count();
  const rarity = (mods: Bitset): number => Math.log(1 + all / (1 + mods.countWith(live)));
  const loaders = [...new Set(compat.map((pair) => pair.slice(0, pair.indexOf('@'))))];
  const words = [...new Set(tags.flatMap((tag) => plainWords(tag).map(({ text }) => text)))].slice(0, TAG_WORDS_MAX);
  return [
    ...categories.map((category) => ({ mods: facets.of('category', category), weight: 1 })),
    ...words.map((word) => ({ mods: tagged(engine, word), weight: TAG_WORTH })),
    ...loaders.map((loader) => ({ mods: facets.of('loader', loader), weight: LOADER_WORTH })),
  ].map(({ mods, weight }) => ({ mods, worth: Math.round(SCALE * weight * rarity(mods)) }));
};

/** Other mods by the author of one, and mods of its kind that share most with it; numbers, none in both lists. */
export const relatedOf = (engine: Engine, num: number): { by_author: number[]; similar: number[] } => {
  const { state } = engine;
  const [card] = staffCards(engine, [num]);
  if (card === undefined) return { by_author: [], similar: [] };
  const theirs = sameAuthor(engine, num);
  const even = new Uint16Array(state.next).fill(1);
  const by_author = rankedPage(state, theirs, even, 0, RELATED_MAX);
  const scores = new Uint16Array(state.next);
  const worths = new Float64Array(state.next);
  for (const { mods, worth } of traits(engine, card)) {
    mods.each((other) => {
      worths[other] = (worths[other] ?? 0) + worth;
    });
  }
  const similar = state.live.and(state.facets.of('content_type', card.content_type));
  for (const known of [num, ...by_author]) similar.delete(known);
  let highest = 1;
  similar.each((other) => {
    highest = Math.max(highest, worths[other] ?? 0);
  });
  similar.each((other) => {
    scores[other] = Math.floor(((worths[other] ?? 0) * SCORE_MAX) / highest);
  });
  return { by_author, similar: rankedPage(state, similar, scores, 0, RELATED_MAX) };
};
