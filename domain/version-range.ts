import { isGameVersion } from './game-versions.ts';
import { compareVersions } from './version-order.ts';

/**
 * A query for game versions: one version, or comparators separated by spaces that must all match (`>=1.20 <1.21`).
 *
 * The grammar is a subset of npm's ranges (https://github.com/npm/node-semver#ranges), without shorthands.
 */
export const VERSION_QUERY = /^(?:\d+(?:\.\d+){1,3}|(?:[<>]=?)\d+(?:\.\d+){0,3}(?: (?:[<>]=?)\d+(?:\.\d+){0,3})*)$/;

/** Examples of the grammar, for error messages. */
export const VERSION_EXAMPLES = ['1.21.4', '26.1'] as const;
export const RANGE_EXAMPLES = ['>=1.21', '>1.20.1 <=1.20.6', '<1.17'] as const;

const COMPARATOR = /^([<>]=?)(.+)$/;

const MATCHES_BY_SIGN: Readonly<Record<string, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

/** Longer than any useful range. */
const RANGE_LENGTH_MAX = 60;

/** Whether a query is a range, not a single version. */
export const isVersionRange = (query: string): boolean =>
  /^[<>]/.test(query) && query.length <= RANGE_LENGTH_MAX && VERSION_QUERY.test(query);

/** Whether a text is a query for game versions. The versions need not be known. */
export const isVersionQuery = (text: string): boolean => isGameVersion(text) || isVersionRange(text);

/** Whether a game version matches a query. */
export const isVersionInRange = (query: string, version: string): boolean =>
  query.split(' ').every((part) => {
    const [, sign = '', bound = ''] = COMPARATOR.exec(part) ?? [];
    return sign === '' ? part === version : (MATCHES_BY_SIGN[sign]?.(compareVersions(version, bound)) ?? false);
  });
