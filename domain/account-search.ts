import type { Account } from './entities/account.ts';

/** So many characters of a beginning are compared, and so many words of a shown name can be found by. */
const LONGEST = 15;
const WORDS_MAX = 4;

/** Letters as they are compared: no accents, no case, one form of each. */
const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\p{M}/gu, '').normalize('NFC').trim();

const beginningsOf = (name: string): string[] => {
  const letters = [...name].slice(0, LONGEST);
  return letters.map((_letter, i) =>
    letters
      .slice(0, i + 1)
      .join('')
      .trimEnd(),
  );
};

/**
 * What the console's search finds an account by: the beginnings of its username, of its shown name and of that one's words.
 * Nothing of an account that only some staff may see is in it.
 */
export const searchOf = ({ username, display_name }: Pick<Account, 'username' | 'display_name'>): string[] => {
  const shown = fold(display_name);
  const names = [fold(username), shown, ...shown.split(/\s+/).slice(1, WORDS_MAX)];
  return [...new Set(names.flatMap(beginningsOf))].filter((beginning) => beginning !== '');
};

/** A search's text as one of the beginnings that it is to find. */
export const searchedBeginning = (text: string): string => beginningsOf(fold(text)).at(-1) ?? '';
