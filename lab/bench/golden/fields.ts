import type { Titled } from './brute-force.ts';
import type { Requirement } from './queries.ts';

/** The fields of a mod that decide whether it is a right result. */
export interface Described extends Titled {
  readonly author: string;
  readonly short_description: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const isSame = (text: string, expected: string | undefined): boolean =>
  expected !== undefined && plain(text) === plain(expected);

/** Whether a text, or one of its words, begins with the wanted text. Chinese has no spaces between words. */
const includes = (text: string, expected: string): boolean => {
  const at = plain(text).indexOf(plain(expected));
  return at >= 0 && (/\p{sc=Han}/u.test(expected) || at === 0 || !/[\p{L}\p{N}]/u.test(plain(text)[at - 1] ?? ''));
};

const fits = (mod: Described, { category, tag, author, words = [] }: Requirement): boolean =>
  (category !== undefined && mod.categories.includes(category)) ||
  mod.tags.some((one) => isSame(one, tag)) ||
  isSame(mod.author, author) ||
  words.some((expected) => [mod.title, mod.short_description, ...mod.tags].some((text) => includes(text, expected)));

/** Finds the mods that fulfil all requirements. None without a requirement. */
export const createFieldCheck =
  (mods: readonly Described[]) =>
  (requirements: readonly Requirement[]): string[] =>
    requirements.length === 0
      ? []
      : mods.filter((mod) => requirements.every((one) => fits(mod, one))).map(({ id }) => id);
