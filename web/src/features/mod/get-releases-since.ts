import type { ModRelease } from '@bigorna/domain/endpoints/mods';
import { compareVersions } from '@bigorna/domain/version-order';

const hasCommonLoader = (one: ModRelease, other: ModRelease): boolean =>
  one.loaders.some((loader) => other.loaders.includes(loader));

/**
 * The releases after one of them, up to the newest, oldest first: what a player who has it gets by updating. Releases
 * for other loaders are left out, and of those with the same version and text all but one.
 */
export const getReleasesSince = (releases: readonly ModRelease[], previous: ModRelease): ModRelease[] =>
  releases
    .filter((release) => compareVersions(release.version, previous.version) > 0 && hasCommonLoader(release, previous))
    .toSorted((a, b) => compareVersions(a.version, b.version))
    .filter(
      ({ version, changelog }, index, sorted) =>
        sorted.findIndex((other) => other.version === version && other.changelog === changelog) === index,
    );
