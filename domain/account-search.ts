import type { Account } from './entities/account.ts';
import { fold } from './fold.ts';

/** Limits of the stored prefixes: characters per prefix, searchable words per display name. */
const PREFIX_LENGTH_MAX = 15;
const WORDS_MAX = 4;

const normalize = (text: string): string => fold(text).trim();

const getPrefixes = (name: string): string[] => {
  const letters = [...name].slice(0, PREFIX_LENGTH_MAX);
  return letters.map((_letter, i) =>
    letters
      .slice(0, i + 1)
      .join('')
      .trimEnd(),
  );
};

/**
 * The prefixes by which the console finds an account: prefixes of the username, of the display name and of each of its
 * first four words. Contains no private field, because moderators may search too.
 */
export const getSearchPrefixes = ({ username, display_name }: Pick<Account, 'username' | 'display_name'>): string[] => {
  const displayName = normalize(display_name);
  const names = [normalize(username), displayName, ...displayName.split(/\s+/).slice(1, WORDS_MAX)];
  return [...new Set(names.flatMap(getPrefixes))].filter((prefix) => prefix !== '');
};

/** A search text in the form of the stored prefixes. */
export const toSearchPrefix = (text: string): string => getPrefixes(normalize(text)).at(-1) ?? '';
