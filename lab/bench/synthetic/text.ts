import type { Random } from '../../../tools/seed/random.ts';
import { getVocabulary, type TextLanguage } from './vocabulary.ts';
import { createZipf } from './zipf.ts';

const NAME_EXPONENT = 0.85;
const TEXT_EXPONENT = 1;

const drawers = (language: TextLanguage) => ({
  name: createZipf(getVocabulary(language).names.length, NAME_EXPONENT),
  text: createZipf(getVocabulary(language).text.length, TEXT_EXPONENT),
});
const DRAW = { pt: drawers('pt'), en: drawers('en'), zh: drawers('zh') };

/** Chinese has no spaces between words. */
const glue = (language: TextLanguage): string => (language === 'zh' ? '' : ' ');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A random word for names. */
export const createNameWord = (random: Random, language: TextLanguage): string =>
  getVocabulary(language).names[DRAW[language].name(random.next)] ?? '';

const textWord = (random: Random, language: TextLanguage): string =>
  getVocabulary(language).text[DRAW[language].text(random.next)] ?? '';

/** Generates sentences with `length` words in total. */
export const generateText = (random: Random, language: TextLanguage, length: number): string => {
  const sentences: string[] = [];
  for (let left = length; left > 0; ) {
    const size = Math.min(left, random.int(6, 14));
    const words = Array.from({ length: size }, () => textWord(random, language));
    sentences.push(`${capital(words.join(glue(language)))}${language === 'zh' ? '。' : '.'}`);
    left -= size;
  }
  return sentences.join(glue(language));
};

type Shape = (word: () => string, random: Random) => string;

const pair: Shape = (word) => `${word()} ${word()}`;

/** Shapes of mod names. The parameters are typical of one language. Frequent shapes appear more than once. */
const shapes = (joined: Shape, owned: Shape, prefix: string): readonly Shape[] => [
  (word) => word(),
  pair,
  pair,
  joined,
  owned,
  (word) => `${word()} & ${word()}`,
  (word) => `${word()} ${word()} ${word()}`,
  (word) => `${prefix} ${word()}`,
  (word, random) => `${word()} ${word()} ${random.int(2, 4)}`,
  (word) => `${word()}-${word()}`,
  (word) => `${word()}: ${word()} ${word()}`,
];
const SHAPES = {
  pt: shapes(
    (word) => `${word()} de ${word()}`,
    (word) => `${word()} do ${word()} ${word()}`,
    'Mini',
  ),
  en: shapes(
    (word) => `The ${word()} ${word()}`,
    (word) => `${word()}'s ${word()}`,
    'Better',
  ),
};

/** A name of one to four words that resembles the name of a mod. */
export const generateTitle = (random: Random, language: TextLanguage): string => {
  const word = () => capital(createNameWord(random, language));
  if (language === 'zh') return Array.from({ length: random.int(2, 4) }, word).join('');
  return random.pick(SHAPES[language])(word, random);
};
