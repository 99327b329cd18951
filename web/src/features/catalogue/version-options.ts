import { sortNewestFirst } from '@bigorna/domain/version-order';

/**
 * The game versions that a filter offers: those of each edition in the given order, after those that only the response
 * or the URL names, newest first.
 */
export const listVersionOptions = (editions: readonly (readonly string[])[], named: readonly string[]): string[] => {
  const known = new Set(editions.flat());
  const others = sortNewestFirst(named.filter((version) => !known.has(version)));
  return [...new Set([...others, ...known])];
};
