import { compatPair } from './catalogue-terms.ts';
import type { Mod, ModDetails, Page } from './entities/mod.ts';
import type { Release } from './entities/release.ts';
import { compareVersions, headlineRelease } from './version-order.ts';

/** A release with the id of its document. */
export type IdentifiedRelease = Release & { id: string };

/** The fields of a mod's card that follow from its releases. */
export type CardFields = Pick<Mod, 'version' | 'minecraft_version' | 'loader' | 'file_size' | 'compat'>;

const isClear = (release: Pick<Release, 'verdict'>): boolean => release.verdict === 'clear';

const newestGameVersion = (versions: readonly string[]): string =>
  versions.toSorted((a, b) => compareVersions(b, a))[0] ?? '';

/**
 * The `loader@game version` pairs that the clear releases cover, each once and in order.
 *
 * Pairs are made within one release, so that loader and version of a filter are met by the same file.
 */
export const compatOf = (releases: readonly Release[]): string[] => {
  const pairs = releases
    .filter(isClear)
    .flatMap(({ loaders, game_versions }) =>
      loaders.flatMap((one) => game_versions.map((game) => compatPair(one, game))),
    );
  return [...new Set<string>(pairs)].sort();
};

/**
 * Version, game version, loader and size of the headline release among the clear ones, and all pairs.
 *
 * @returns empty texts, null and 0 where no release is clear.
 */
export const cardFieldsOf = (releases: readonly Release[]): CardFields => {
  const headline = headlineRelease(releases.filter(isClear));
  return {
    version: headline?.version ?? '',
    minecraft_version: headline ? newestGameVersion(headline.game_versions) : '',
    loader: headline?.loaders[0] ?? null,
    file_size: headline?.file_size ?? 0,
    compat: compatOf(releases),
  };
};

/** The page document: card, details and the clear releases, newest first by date, then by version number. */
export const pageOf = (card: Mod, details: ModDetails, releases: readonly IdentifiedRelease[]): Page => ({
  ...card,
  ...details,
  releases: releases
    .filter(isClear)
    .toSorted((a, b) => b.published_at.getTime() - a.published_at.getTime() || compareVersions(b.version, a.version))
    .map(({ verdict: _clear, ...release }) => release),
});
