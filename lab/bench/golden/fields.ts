import { CATEGORY_NAMES, EDITION_NAMES } from '@bigorna/domain/catalogue-names';
import { CATEGORIES } from '@bigorna/domain/catalogue-terms';
import { plain, type Titled } from './brute-force.ts';
import type { Requirement } from './queries.ts';

/** The fields of a mod that decide whether the mod is a right result. */
export interface Described extends Titled {
  readonly author: string;
  readonly short_description: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly version: string;
}

/** All that the page of a mod says: texts, author, tags, and the names of categories, edition, loaders and versions. */
export const getPageTexts = (mod: Described, description: string): string[] => [
  mod.title,
  mod.author,
  mod.short_description,
  ...mod.tags,
  description,
  mod.version,
  ...mod.compat.map((pair) => pair.replace('@', ' ')),
  ...mod.categories,
  ...CATEGORIES.filter((category) => mod.categories.includes(category)).flatMap((one) => CATEGORY_NAMES[one]),
  ...EDITION_NAMES[mod.content_type === 'addon' ? 'addon' : 'mod'],
];

const isSame = (text: string, other: string | undefined): boolean =>
  other !== undefined && plain(text) === plain(other);

const IN_WORD = /[\p{L}\p{N}]/u;
const isInWord = (letter: string | undefined): boolean => letter !== undefined && IN_WORD.test(letter);

/**
 * Whether a text, or one of its words, begins with the prefix. A prefix that ends with a space must be a whole word.
 * Chinese has no spaces between words, so a Chinese prefix matches anywhere.
 */
const includes = (text: string, prefix: string): boolean => {
  const [whole, start] = [plain(text), plain(prefix).trim()];
  if (/\p{sc=Han}/u.test(prefix)) return whole.includes(start);
  for (let at = whole.indexOf(start); at >= 0; at = whole.indexOf(start, at + 1)) {
    const isWhole = !prefix.endsWith(' ') || !isInWord(whole[at + start.length]);
    if (isWhole && !isInWord(whole[at - 1])) return true;
  }
  return false;
};

const fits = (
  mod: Described,
  { category, tag, author, loader, content_type, words = [] }: Requirement,
  texts: readonly string[],
): boolean =>
  (category !== undefined && mod.categories.includes(category)) ||
  (loader !== undefined && mod.compat.some((pair) => pair.startsWith(`${loader}@`))) ||
  (content_type !== undefined && mod.content_type === content_type) ||
  mod.tags.some((one) => isSame(one, tag)) ||
  isSame(mod.author, author) ||
  words.some((word) => texts.some((text) => includes(text, word)));

/**
 * Whether a mod meets all requirements. Without requirements, none does.
 *
 * @param texts the texts in which the words may occur; by default those that a list shows
 */
export const meetsAll = (
  mod: Described,
  requirements: readonly Requirement[],
  texts: readonly string[] = [mod.title, mod.short_description, ...mod.tags],
): boolean => requirements.length > 0 && requirements.every((one) => fits(mod, one, texts));

/** Finds the mods that meet all requirements. */
export const createFieldCheck =
  (mods: readonly Described[]) =>
  (requirements: readonly Requirement[]): string[] =>
    mods.filter((mod) => meetsAll(mod, requirements)).map(({ id }) => id);
