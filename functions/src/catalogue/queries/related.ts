import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { RELATED_MAX } from '@bigorna/domain/limits';
import { getStaffCards } from '../cards.ts';
import { Bitset } from '../engine/bitset.ts';
import type { Engine } from '../engine/engine.ts';
import { getPlainWords } from '../tokenizer.ts';
import { getRankedPage } from './page.ts';

/** Weight of a shared loader. Low, because there are few loaders, so many mods share one. */
const LOADER_WEIGHT = 0.25;
const TAG_WEIGHT = 1.5;
const SCALE = 1000;
const SCORE_MAX = 0xffff;

const findByAuthor = ({ state }: Engine, num: number): Bitset => {
  const { author } = state.columns;
  const modAuthor = author.get(num);
  const mods = new Bitset();
  state.live.each((other) => {
    if (other !== num && author.get(other) === modAuthor) mods.add(other);
  });
  return mods;
};

/** Mods with a word in their tags, or in a field of the same or a higher rank, such as a category or the title. */
const findTagged = ({ matcher, state }: Engine, word: string): Bitset => {
  const clauses = [{ alternatives: [{ terms: [{ text: word, prefix: false }], quality: 1 }] }];
  const mods = new Bitset();
  const matches = matcher.match(clauses, state.next);
  if (matches === undefined) return mods;
  const { matched, sums } = matches;
  for (let num = 0; num < state.next; num += 1) {
    if (matched[num] === 1 && (sums[num] ?? 0) >= TAG_TIER_WEIGHT) mods.add(num);
  }
  return mods;
};
/** Minimum weight of a tag match. Descriptions weigh less. */
const TAG_TIER_WEIGHT = 64;

const TAG_WORDS_MAX = 12;

/** Features of a mod. Each has the mods that share it, and a weight. Rare features weigh more. */
const getTraits = (engine: Engine, { categories, tags, compat }: StaffModCard): { mods: Bitset; worth: number }[] => {
  const { facets, live } = engine.state;
  const all = live.count();
  const rarity = (mods: Bitset): number => Math.log(1 + all / (1 + mods.countWith(live)));
  const loaders = [...new Set(compat.map((pair) => pair.slice(0, pair.indexOf('@'))))];
  const words = [...new Set(tags.flatMap((tag) => getPlainWords(tag).map(({ text }) => text)))].slice(0, TAG_WORDS_MAX);
  return [
    ...categories.map((category) => ({ mods: facets.get('category', category), weight: 1 })),
    ...words.map((word) => ({ mods: findTagged(engine, word), weight: TAG_WEIGHT })),
    ...loaders.map((loader) => ({ mods: facets.get('loader', loader), weight: LOADER_WEIGHT })),
  ].map(({ mods, weight }) => ({ mods, worth: Math.round(SCALE * weight * rarity(mods)) }));
};

/** Mod numbers of other mods by the same author, and of similar mods of the same type. The lists do not overlap. */
export const findRelated = (engine: Engine, num: number): { by_author: number[]; similar: number[] } => {
  const { state } = engine;
  const [card] = getStaffCards(engine, [num]);
  if (card === undefined) return { by_author: [], similar: [] };
  const authorMods = findByAuthor(engine, num);
  const equalScores = new Uint16Array(state.next).fill(1);
  const by_author = getRankedPage(state, authorMods, equalScores, 0, RELATED_MAX);
  const scores = new Uint16Array(state.next);
  const worths = new Float64Array(state.next);
  for (const { mods, worth } of getTraits(engine, card)) {
    mods.each((other) => {
      worths[other] = (worths[other] ?? 0) + worth;
    });
  }
  const similar = state.live.and(state.facets.get('content_type', card.content_type));
  for (const known of [num, ...by_author]) similar.delete(known);
  let highest = 1;
  similar.each((other) => {
    highest = Math.max(highest, worths[other] ?? 0);
  });
  similar.each((other) => {
    scores[other] = Math.floor(((worths[other] ?? 0) * SCORE_MAX) / highest);
  });
  return { by_author, similar: getRankedPage(state, similar, scores, 0, RELATED_MAX) };
};
