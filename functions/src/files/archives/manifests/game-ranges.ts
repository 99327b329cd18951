import { gameVersion } from '@bigorna/domain/entities/common';
import { compareVersions } from '@bigorna/domain/version-order';
import { isVersionInRange } from '@bigorna/domain/version-range';

/** Longer than any real range. */
const RANGE_MAX = 200;
const PREDICATE = /^(>=|<=|>|<|=|~|\^)?v?(\d{1,6}(?:\.\d{1,6}){0,3})(\.[xX*])?(-[\w.+-]*)?(?:\+[\w.+-]*)?$/;
const MAVEN = /([[(])([^,[\]()]*)(?:(,)([^,[\]()]*))?([\])])/g;
const PLAIN_VERSION = /^\d{1,6}(?:\.\d{1,6}){0,3}$/;

/** Shortens a version to `parts` parts and increments the last part: 1.20.1 and 2 give 1.21. */
const incrementPart = (version: string, parts: number): string => {
  const numbers = version.split('.').slice(0, parts).map(Number);
  return numbers.map((number, i) => (i === numbers.length - 1 ? number + 1 : number)).join('.');
};

const countParts = (version: string): number => version.split('.').length;

/** Converts a predicate of Fabric and Quilt to a query of the domain; undefined if the predicate is unknown. */
const toQuery = (predicate: string): string | undefined => {
  const [, sign = '', version = '', wildcard, preRelease] = PREDICATE.exec(predicate) ?? [];
  if (version === '') return undefined;
  if (wildcard !== undefined) return `>=${version} <${incrementPart(version, countParts(version))}`;
  if (sign === '~') return `>=${version} <${incrementPart(version, Math.min(2, countParts(version)))}`;
  if (sign === '^') return `>=${version} <${incrementPart(version, 1)}`;
  if (sign === '' || sign === '=') return preRelease === undefined ? version : undefined;
  // A pre-release is older than its release, and the catalogue only contains releases.
  if (preRelease !== undefined && sign === '>') return `>=${version}`;
  if (preRelease !== undefined && sign === '<=') return `<${version}`;
  return `${sign}${version}`;
};

/** Converts predicates that are separated by spaces and must all match. Undefined if no predicate can be converted. */
const toQueries = (range: string): string | undefined => {
  const joined = range.replace(/([<>=~^])\s+/g, '$1').trim();
  const queries = joined.split(/\s+/).flatMap((predicate) => toQuery(predicate) ?? []);
  return queries.length === 0 ? undefined : queries.join(' ');
};

const isVersion = (query: string): boolean => gameVersion.safeParse(query).success;

const findVersions = (queries: readonly string[], known: readonly string[]): string[] => {
  const namedVersions = queries.filter(isVersion);
  const matching = known.filter((version) => queries.some((query) => isVersionInRange(query, version)));
  return [...new Set([...matching, ...namedVersions])].sort((a, b) => compareVersions(b, a));
};

/**
 * The game versions of Fabric and Quilt ranges (`>=1.20 <1.21`, `~1.20.1`, `1.20.x`); one range must match. Contains
 * the matching known versions, and the versions named directly.
 */
export const findVersionsInRanges = (ranges: readonly string[], known: readonly string[]): string[] => {
  const validRanges = ranges.filter((range) => range.length <= RANGE_MAX).flatMap((range) => range.split('||'));
  return findVersions(
    validRanges.flatMap((range) => toQueries(range) ?? []),
    known,
  );
};

const toBound = (sign: string, version: string): string[] => (PLAIN_VERSION.test(version) ? [`${sign}${version}`] : []);

const toMavenQuery = ([, open, first = '', comma, last = '', close]: RegExpMatchArray): string | undefined => {
  const [low, high] = [first.trim(), last.trim()];
  if (comma === undefined) return PLAIN_VERSION.test(low) ? low : undefined;
  const bounds = [...toBound(open === '[' ? '>=' : '>', low), ...toBound(close === ']' ? '<=' : '<', high)];
  return bounds.length === 0 ? undefined : bounds.join(' ');
};

/**
 * The game versions of a Maven range, as Forge uses it: `[1.20,1.21)`, `[1.20.1]`, `[1.20,)`, or several separated by
 * commas.
 */
export const findVersionsInMavenRange = (range: string, known: readonly string[]): string[] => {
  if (range.length > RANGE_MAX) return [];
  const queries = [...range.matchAll(MAVEN)].flatMap((match) => toMavenQuery(match) ?? []);
  return queries.length > 0 ? findVersions(queries, known) : findVersionsInRanges([range], known);
};
