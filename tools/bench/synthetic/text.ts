import type { Random } from '../../seed/random.ts';
import { type Tongue, vocabularyOf } from './vocabulary.ts';
import { zipfOf } from './zipf.ts';

const NAME_EXPONENT = 0.85;
const TEXT_EXPONENT = 1;

const drawers = (tongue: Tongue) => ({
  name: zipfOf(vocabularyOf(tongue).names.length, NAME_EXPONENT),
  text: zipfOf(vocabularyOf(tongue).text.length, TEXT_EXPONENT),
});
const DRAW = { pt: drawers('pt'), en: drawers('en'), zh: drawers('zh') };

/** Between Chinese words there is no space. */
const glue = (tongue: Tongue): string => (tongue === 'zh' ? '' : ' ');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A word of the kind that names are made of. */
export const nameWord = (random: Random, tongue: Tongue): string =>
  vocabularyOf(tongue).names[DRAW[tongue].name(random.next)] ?? '';

const textWord = (random: Random, tongue: Tongue): string =>
  vocabularyOf(tongue).text[DRAW[tongue].text(random.next)] ?? '';

/** Running text of so many words, in sentences. */
export const textOf = (random: Random, tongue: Tongue, length: number): string => {
  const sentences: string[] = [];
  for (let left = length; left > 0; ) {
    const size = Math.min(left, random.int(6, 14));
    const words = Array.from({ length: size }, () => textWord(random, tongue));
    sentences.push(`${capital(words.join(glue(tongue)))}${tongue === 'zh' ? '。' : '.'}`);
    left -= size;
  }
  return sentences.join(glue(tongue));
};

type Shape = (word: () => string, random: Random) => string;

/** How names look, in pt and en; the frequent shapes stand more than once. */
const SHAPES: Readonly<Record<'pt' | 'en', readonly Shape[]>> = {
  pt: [
    (word) => word(),
    (word) => `${word()} ${word()}`,
    (word) => `${word()} ${word()}`,
    (word) => `${word()} de ${word()}`,
    (word) => `${word()} do ${word()} ${word()}`,
    (word) => `${word()} & ${word()}`,
    (word) => `${word()} ${word()} ${word()}`,
    (word) => `Mini ${word()}`,
    (word, random) => `${word()} ${word()} ${random.int(2, 4)}`,
    (word) => `${word()}-${word()}`,
    (word) => `${word()}: ${word()} ${word()}`,
  ],
  en: [
    (word) => word(),
    (word) => `${word()} ${word()}`,
    (word) => `${word()} ${word()}`,
    (word) => `The ${word()} ${word()}`,
    (word) => `${word()}'s ${word()}`,
    (word) => `${word()} & ${word()}`,
    (word) => `${word()} ${word()} ${word()}`,
    (word) => `Better ${word()}`,
    (word, random) => `${word()} ${word()} ${random.int(2, 4)}`,
    (word) => `${word()}-${word()}`,
    (word) => `${word()}: ${word()} ${word()}`,
  ],
};

/** A name of one to four words that looks like a mod's. */
export const titleOf = (random: Random, tongue: Tongue): string => {
  const word = () => capital(nameWord(random, tongue));
  if (tongue === 'zh') return Array.from({ length: random.int(2, 4) }, word).join('');
  return random.pick(SHAPES[tongue])(word, random);
};
