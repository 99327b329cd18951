/**
 * Order of version numbers: numeric parts by number, a pre-release before its release.
 *
 * Follows Semantic Versioning 2.0.0, section 11 (https://semver.org/#spec-item-11). Compares other texts part by part.
 */
interface ParsedVersion {
  numbers: number[];
  pre: string[];
}

const parseVersion = (text: string): ParsedVersion => {
  const [core = '', ...rest] = text.trim().replace(/^v/i, '').split('+', 1)[0]?.split('-') ?? [''];
  const numbers = core.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return { numbers, pre: rest.join('-').split('.').filter(Boolean) };
};

const compareIdentifier = (a: string, b: string): number => {
  const numeric = /^\d+$/;
  if (numeric.test(a) && numeric.test(b)) return Number(a) - Number(b);
  if (numeric.test(a)) return -1;
  if (numeric.test(b)) return 1;
  return a < b ? -1 : a > b ? 1 : 0;
};

/** Negative if `a` is older than `b`, positive if newer, 0 if equal in order. */
export const compareVersions = (a: string, b: string): number => {
  const left = parseVersion(a);
  const right = parseVersion(b);
  for (let i = 0; i < Math.max(left.numbers.length, right.numbers.length); i += 1) {
    const difference = (left.numbers[i] ?? 0) - (right.numbers[i] ?? 0);
    if (difference !== 0) return difference;
  }
  if (left.pre.length === 0 || right.pre.length === 0) return right.pre.length - left.pre.length;
  for (let i = 0; i < Math.max(left.pre.length, right.pre.length); i += 1) {
    const x = left.pre[i];
    const y = right.pre[i];
    if (x === undefined) return -1;
    if (y === undefined) return 1;
    const difference = compareIdentifier(x, y);
    if (difference !== 0) return difference;
  }
  return 0;
};

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
