/**
 * Order of version numbers as mod authors write them: numeric parts by number, a pre-release before its release.
 *
 * Follows Semantic Versioning 2.0.0 section 11 where a text is one; anything else is compared part by part.
 */
interface Parsed {
  numbers: number[];
  pre: string[];
}

const parse = (text: string): Parsed => {
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

/** Negative when `a` is older than `b`, positive when newer, 0 when they are of one rank. */
export const compareVersions = (a: string, b: string): number => {
  const left = parse(a);
  const right = parse(b);
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

/** What a visitor plays; an empty part is open. */
export interface WantedGame {
  readonly version: string;
  readonly loader: string;
}

/**
 * The release to recommend for a game: the newest stable one by version number among those that name its version and its
 * loader, without a stable one the newest of any channel; never by the date of its upload.
 *
 * @returns undefined where no release fits; the caller then has the headline release to show, and says that it may not fit.
 */
export const recommendedRelease = <
  T extends { version: string; channel: string; loaders: readonly string[]; game_versions: readonly string[] },
>(
  releases: readonly T[],
  { version, loader }: WantedGame,
): T | undefined =>
  headlineRelease(
    releases.filter(
      ({ loaders, game_versions }) =>
        (loader === '' || loaders.includes(loader)) && (version === '' || game_versions.includes(version)),
    ),
  );

/**
 * The release a mod shows as its own: the newest stable one by version number, without a stable one the newest of any channel.
 */
export const headlineRelease = <T extends { version: string; channel: string }>(
  releases: readonly T[],
): T | undefined => {
  const newestFirst = releases.toSorted((a, b) => compareVersions(b.version, a.version));
  return newestFirst.find((release) => release.channel === 'release') ?? newestFirst[0];
};
