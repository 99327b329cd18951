import { RESERVED_SLUGS } from '@bigorna/domain/slug';
import anyAscii from 'any-ascii';

const SLUG_MAX = 80;
/** Everything but letters, marks and digits: spaces, punctuation, emoji. */
const SYMBOLS = /[^\p{L}\p{M}\p{N}]+/gu;
const CHINESE = /\p{sc=Han}/gu;

/** Latin words of a text, joined by hyphens. Each Chinese character becomes a word of Pinyin. */
const toLatinWords = (text: string): string =>
  anyAscii(text.replace(CHINESE, ' $& '))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, SLUG_MAX)
    .replace(/-$/, '');

/**
 * A slug from a title: its letters and digits in Latin script, lower case, without accents, words joined by hyphens.
 * A title of symbols alone gets their names, such as `fire`.
 *
 * @returns at most 80 characters of `a-z0-9-` plus the suffix `-mod` for reserved words; `mod` if nothing is left
 */
export const slugify = (title: string): string => {
  const slug = toLatinWords(title.replace(SYMBOLS, ' ')) || toLatinWords(title) || 'mod';
  return RESERVED_SLUGS.some((word) => word === slug) ? `${slug}-mod` : slug;
};
