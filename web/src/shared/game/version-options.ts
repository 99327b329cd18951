import { sortNewestFirst } from '@bigorna/domain/version-order';

/**
 * The game versions that a filter or form offers. Those of one edition are sorted, newest first. Those of both editions
 * keep their order, after the versions that are only named.
 *
 * @param named versions that the URL, the response or the visitor names, known or not
 */
export const listVersionOptions = (editions: readonly (readonly string[])[], named: readonly string[]): string[] => {
  const known = new Set(editions.flat());
  if (editions.length === 1) return sortNewestFirst([...known, ...named]);
  const others = sortNewestFirst(named.filter((version) => !known.has(version)));
  return [...new Set([...others, ...known])];
};
