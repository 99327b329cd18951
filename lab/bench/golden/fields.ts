import { plain, type Titled } from './brute-force.ts';
import type { Requirement } from './queries.ts';

/** The fields of a mod that decide whether the mod is a right result. */
export interface Described extends Titled {
  readonly author: string;
  readonly short_description: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

const isSame = (text: string, other: string | undefined): boolean =>
  other !== undefined && plain(text) === plain(other);

/**
 * Whether a text, or one of its words, begins with the prefix. Chinese has no spaces between words, so a Chinese prefix
 * matches anywhere.
 */
const includes = (text: string, prefix: string): boolean => {
  const at = plain(text).indexOf(plain(prefix));
  return at >= 0 && (/\p{sc=Han}/u.test(prefix) || at === 0 || !/[\p{L}\p{N}]/u.test(plain(text)[at - 1] ?? ''));
};

const fits = (mod: Described, { category, tag, author, words = [] }: Requirement): boolean =>
  (category !== undefined && mod.categories.includes(category)) ||
  mod.tags.some((one) => isSame(one, tag)) ||
  isSame(mod.author, author) ||
  words.some((word) => [mod.title, mod.short_description, ...mod.tags].some((text) => includes(text, word)));

/** Finds the mods that meet all requirements. Without requirements, finds none. */
export const createFieldCheck =
  (mods: readonly Described[]) =>
  (requirements: readonly Requirement[]): string[] =>
    requirements.length === 0
      ? []
      : mods.filter((mod) => requirements.every((one) => fits(mod, one))).map(({ id }) => id);
