/**
 * Words that say little about which mod is meant: articles, prepositions, elided ones such as `d'`, and words that suit
 * every mod. People type `mods de comida`, but few texts about food contain `mods`. Folded.
 */
const NOISE = new Set(
  [
    'best melhor melhores mejor mejores meilleur meilleurs more mais mas plus',
    'mod mods minecraft 模组 模組',
    'a o as os um uma e de do da dos das em no na nos nas com para pra por que',
    'c d j l m n s t qu',
    'the an and of for with in on to that',
    'el la los las un una y del al con en por que',
    'le les une et des du au aux avec dans pour sur qui',
  ].flatMap((words) => words.split(' ')),
);

/** Whether a folded word says little. The last word of one letter may become any word, so it does not count. */
export const isNoise = (word: string, last: boolean): boolean => NOISE.has(word) && !(last && word.length === 1);

const NOISE_CJK = /模组|模組/gu;

/** Puts spaces around the words that say little in Chinese text, which has no spaces of its own. */
export const separateNoise = (text: string): string => text.replace(NOISE_CJK, ' $& ');
