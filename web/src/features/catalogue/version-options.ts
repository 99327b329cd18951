import { compareVersions } from '@bigorna/domain/version-order';

/**
 * The game versions that a filter offers: those of each edition in the given order, after those that only the response
 * or the URL names, newest first.
 */
export const listVersionOptions = (editions: readonly (readonly string[])[], named: readonly string[]): string[] => {
  const known = new Set(editions.flat());
  const others = named.filter((version) => !known.has(version)).sort((a, b) => compareVersions(b, a));
  return [...new Set([...others, ...known])];
};
