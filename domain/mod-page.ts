import { toCompatPair } from './catalogue-terms.ts';
import type { Mod, ModDetails, Page } from './entities/mod.ts';
import type { Release } from './entities/release.ts';
import { compareVersions, pickHeadlineRelease, sortNewestFirst } from './version-order.ts';

/** A release with its document id. */
export type IdentifiedRelease = Release & { id: string };

/** Fields of a mod's card that are derived from its releases. */
export type CardFields = Pick<
  Mod,
  'version' | 'minecraft_version' | 'loader' | 'side' | 'file_size' | 'compat' | 'released_at'
>;

const isClear = (release: Pick<Release, 'verdict'>): boolean => release.verdict === 'clear';

/**
 * The `loader@game version` pairs of the clear releases, sorted and unique.
 *
 * Each pair comes from one release, so a filter by loader and game version matches one file (R008).
 */
export const getCompatPairs = (releases: readonly Release[]): string[] => {
  const pairs = releases
    .filter(isClear)
    .flatMap(({ loaders, game_versions }) =>
      loaders.flatMap((one) => game_versions.map((game) => toCompatPair(one, game))),
    );
  return [...new Set<string>(pairs)].sort();
};

const pickLatestDate = (one: Date | null, other: Date): Date => (one !== null && one > other ? one : other);

/**
 * Card fields from the clear releases. Version, game version, loader and size are those of the headline release. The
 * side is that of the headline release among the releases with a side. The date is that of the newest release.
 *
 * @returns empty strings, null and 0 if no release is clear
 */
export const getCardFields = (releases: readonly Release[]): CardFields => {
  const clear = releases.filter(isClear);
  const headline = pickHeadlineRelease(clear);
  return {
    version: headline?.version ?? '',
    minecraft_version: sortNewestFirst(headline?.game_versions ?? [])[0] ?? '',
    loader: headline?.loaders[0] ?? null,
    side: pickHeadlineRelease(clear.filter(({ side }) => side !== null))?.side ?? null,
    file_size: headline?.file_size ?? 0,
    compat: getCompatPairs(releases),
    released_at: clear.map(({ published_at }) => published_at).reduce(pickLatestDate, null),
  };
};

/** Whether a card's mod has a clear release. Staff cannot approve a mod without a clear release. */
export const hasClearRelease = ({ version }: Pick<CardFields, 'version'>): boolean => version !== '';

/** The page document: card, details and clear releases, sorted by date, then by version, newest first. */
export const buildPage = (card: Mod, details: ModDetails, releases: readonly IdentifiedRelease[]): Page => ({
  ...card,
  ...details,
  releases: releases
    .filter(isClear)
    .toSorted((a, b) => b.published_at.getTime() - a.published_at.getTime() || compareVersions(b.version, a.version))
    .map(({ verdict: _clear, ...release }) => release),
});
