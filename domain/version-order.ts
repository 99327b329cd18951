/**
 * Order of version numbers, as authors write them: numbers compare as numbers, also inside a word (`beta9`, `beta10`).
 *
 * A version has up to three parts, which compare in this order:
 * 1. The number, such as `1.20.1` or `0.5.1f`. Missing numbers count as 0, and a letter is newer: 1.0, 1.0a, 1.0.1.
 * 2. The pre-release, after a hyphen or from a word such as `beta`. A version without one is newer: 1.0-rc1, 1.0.
 * 3. The build, after a plus sign. A version without one is older: 1.0, 1.0+build.9, 1.0+build.10.
 *
 * A pre-release or build that begins with a number is a version itself, often behind the game's version:
 * mc1.20.1-0.5.3-beta, mc1.20.1-0.5.3.
 *
 * A word before the first digit does not count: v1.2, mc1.20.1-1.5.2. Neither do capitals and the kind of separator.
 * Versions in the format of Semantic Versioning 2.0.0 have the order of its section 11
 * (https://semver.org/#spec-item-11), with two exceptions: builds count, and snapshots are older than an alpha.
 */
type Token = number | string;

/** Pre-release words that are older than all other words. */
const OLD_WORDS = new Set(['dev', 'nightly', 'snapshot']);
const PRE_WORDS = new Set([...OLD_WORDS, 'alpha', 'beta', 'pre', 'prerelease', 'preview', 'rc']);

const isDigits = (text: string): boolean => /^\d/.test(text);

const splitAt = (texts: string[], index: number): [string[], string[]] =>
  index < 0 ? [texts, []] : [texts.slice(0, index), texts.slice(index)];

const toTokens = (texts: string[]): Token[] =>
  texts.filter((text) => !/^[-+]/.test(text)).map((text) => (isDigits(text) ? Number(text) : text));

interface VersionParts {
  readonly number: string[];
  readonly pre: string[];
  readonly build: string[];
}

const splitVersion = (parts: string[]): VersionParts => {
  const [version, build] = splitAt(parts, parts.indexOf('+'));
  const [number, pre] = splitAt(
    version,
    version.findIndex((part) => part === '-' || PRE_WORDS.has(part)),
  );
  const isSign = /^[-+]/;
  return { number, pre: pre.filter((part, i) => i > 0 || !isSign.test(part)), build: build.slice(1) };
};

const parseVersion = (text: string): VersionParts => {
  const parts: string[] = text.toLowerCase().match(/\d+|\p{L}+|[-+]/gu) ?? [];
  const [lead, rest] = splitAt(parts, parts.findIndex(isDigits));
  return splitVersion(rest.length === 0 || lead.some((part) => PRE_WORDS.has(part)) ? parts : rest);
};

const compare = (a: Token, b: Token): number => (a < b ? -1 : a > b ? 1 : 0);

/** Oldest first: a missing token or the number 0, words, other numbers. */
const rankInNumber = (token: Token | undefined): number => (token ? (typeof token === 'string' ? 1 : 2) : 0);
/** Oldest first: a missing token, numbers, `OLD_WORDS`, other words. */
const rankInSuffix = (token: Token | undefined): number => {
  if (token === undefined) return 0;
  if (typeof token === 'number') return 1;
  return OLD_WORDS.has(token) ? 2 : 3;
};

const compareTokens = (
  a: readonly Token[],
  b: readonly Token[],
  rank: (token: Token | undefined) => number,
): number => {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const [left, right] = [a[i], b[i]];
    const difference = rank(left) - rank(right) || compare(left ?? 0, right ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

const compareWords = (a: string[], b: string[]): number => compareTokens(toTokens(a), toTokens(b), rankInSuffix);

const compareParts = (a: VersionParts, b: VersionParts, compareSuffix: (a: string[], b: string[]) => number): number =>
  compareTokens(toTokens(a.number), toTokens(b.number), rankInNumber) ||
  Number(a.pre.length === 0) - Number(b.pre.length === 0) ||
  compareSuffix(a.pre, b.pre) ||
  compareSuffix(a.build, b.build);

const compareSuffix = (a: string[], b: string[]): number =>
  isDigits(a[0] ?? '') && isDigits(b[0] ?? '')
    ? compareParts(splitVersion(a), splitVersion(b), compareWords)
    : compareWords(a, b);

/** Negative if `a` is older than `b`, positive if newer, 0 if equal in order. */
export const compareVersions = (a: string, b: string): number =>
  compareParts(parseVersion(a), parseVersion(b), compareSuffix);

/** The distinct versions, newest first. */
export const sortNewestFirst = (versions: Iterable<string>): string[] =>
  [...new Set(versions)].sort((a, b) => compareVersions(b, a));

/** The visitor's game. An empty field matches anything. */
export interface RequestedGame {
  readonly version: string;
  readonly loader: string;
}

/**
 * The release to recommend for a game: the headline release among the releases that support its version and loader.
 *
 * @returns undefined if no release fits. The caller then shows the headline release and warns that this release may not
 * fit.
 */
export const pickRecommendedRelease = <
  T extends { version: string; channel: string; loaders: readonly string[]; game_versions: readonly string[] },
>(
  releases: readonly T[],
  { version, loader }: RequestedGame,
): T | undefined =>
  pickHeadlineRelease(
    releases.filter(
      ({ loaders, game_versions }) =>
        (loader === '' || loaders.includes(loader)) && (version === '' || game_versions.includes(version)),
    ),
  );

/** The release shown on a mod's card: the newest stable one by version number, else the newest of any channel. */
export const pickHeadlineRelease = <T extends { version: string; channel: string }>(
  releases: readonly T[],
): T | undefined => {
  const newestFirst = releases.toSorted((a, b) => compareVersions(b.version, a.version));
  return newestFirst.find((release) => release.channel === 'release') ?? newestFirst[0];
};
