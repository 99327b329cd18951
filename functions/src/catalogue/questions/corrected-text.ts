import { staffCards } from '../cards.ts';
import type { Engine } from '../engine/engine.ts';
import { fold } from '../text/fold.ts';
import { rankedPage } from './page.ts';
import type { MistypedWord } from './rescue.ts';
import type { TextHits } from './text-search.ts';

const WRITTEN = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text as they are written, by what they are compared as. */
const spellings = (text: string): Map<string, string> =>
  new Map([...text.normalize('NFC').matchAll(WRITTEN)].map(([word]) => [fold(word), word]));

/** Whether the word was meant as it stands, if this is what was meant. */
const isThere = (spelled: ReadonlyMap<string, string>, word: string): boolean =>
  spelled.has(word) || [...spelled.keys()].some((known) => known.startsWith(word));

/**
 * A text as it was probably meant: its words as they are in the best of the hits beyond the exact ones, spelled as there.
 *
 * @returns undefined where nothing of it would change.
 */
export const correctedText = (
  engine: Engine,
  text: string,
  { bits, scores }: TextHits,
  words: readonly MistypedWord[],
): string | undefined => {
  const best = rankedPage(engine.state, bits, scores, 0, RANKED).find((num) => (scores[num] ?? 0) < EXACT_SCORE);
  if (best === undefined) return undefined;
  const [card] = staffCards(engine, [best]);
  if (card === undefined) return undefined;
  const there = spellings([card.short_description, ...card.tags, card.author, card.title].join(' '));
  const asked = spellings(text);
  const corrected = words.flatMap(({ word, neighbours, splits }, i): string[] => {
    const own = asked.get(word) ?? word;
    const joined = there.get(`${words[i - 1]?.word ?? ''}${word}`);
    if (i > 0 && joined !== undefined && !isThere(there, word)) return [];
    const withNext = there.get(`${word}${words[i + 1]?.word ?? ''}`);
    if (i + 1 < words.length && withNext !== undefined && !isThere(there, words[i + 1]?.word ?? '')) return [withNext];
    if (isThere(there, word)) return [own];
    const near = neighbours.find(({ term }) => there.has(term));
    if (near !== undefined) return [there.get(near.term) ?? near.term];
    const split = splits.find((halves) => halves.every((half) => there.has(half)));
    if (split !== undefined) return split.map((half) => there.get(half) ?? half);
    // Of the best hit's longer texts; other words may be of mods that nobody sees any more.
    return [neighbours.find(({ term }) => engine.terms.isIn(term, best))?.term ?? own];
  });
  const meant = corrected.join(' ');
  return fold(meant) === fold([...words].map(({ word }) => word).join(' ')) ? undefined : meant;
};

/** Few exact hits may stand before the best of the others. */
const RANKED = 4;
const EXACT_SCORE = 1 << 15;
