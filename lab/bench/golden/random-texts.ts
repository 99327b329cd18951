import { SEARCH_TEXT_MAX } from '@bigorna/domain/limits';
import type { Random } from '../../../tools/seed/random.ts';

/** Ranges of code points: scripts, marks, signs, emoji, invisible and unassigned characters, half surrogate pairs. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x00, 0x7f],
  [0xa0, 0x24f],
  [0x300, 0x36f],
  [0x370, 0x52f],
  [0x590, 0x6ff],
  [0x900, 0x97f],
  [0xe00, 0xe7f],
  [0x1100, 0x11ff],
  [0x2000, 0x206f],
  [0x2190, 0x27bf],
  [0x3040, 0x30ff],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xd800, 0xdfff],
  [0xe000, 0xf8ff],
  [0xfe00, 0xfeff],
  [0xff00, 0xffef],
  [0x1d400, 0x1d7ff],
  [0x1f300, 0x1faff],
  [0x20000, 0x2a6df],
  [0xe0000, 0xe007f],
  [0, 0x10ffff],
];
/** Most texts are short: a long one finds nothing. */
const LENGTHS = [2, 4, 60];

const pickCharacter = (random: Random): string => {
  const [least, most] = random.pick(RANGES);
  return String.fromCodePoint(random.int(least, most));
};

/** A text of 1 to 60 random pieces: characters of many scripts, of one script, or starts of `words` among them. */
export const createRandomText = (random: Random, words: readonly string[]): string => {
  const [least, most] = random.pick(RANGES);
  const getPart = random.pick([
    () => pickCharacter(random),
    () => String.fromCodePoint(random.int(least, most)),
    () => (random.chance(0.2) ? pickCharacter(random) : `${random.pick(words).slice(0, random.int(1, 9))} `),
  ]);
  return Array.from({ length: random.int(1, random.pick(LENGTHS)) }, getPart)
    .join('')
    .slice(0, SEARCH_TEXT_MAX);
};
