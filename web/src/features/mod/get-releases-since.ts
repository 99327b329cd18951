import type { ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { compareVersions } from '@bigorna/domain/version-order';

const hasCommonLoader = (one: ModRelease, other: ModRelease): boolean =>
  one.loaders.some((loader) => other.loaders.includes(loader));

/**
 * The releases that are newer than `previous`, oldest first: what a player gets by updating. Leaves out releases for
 * other loaders. Of releases with the same version and text, returns only one.
 */
export const getReleasesSince = (releases: readonly ModRelease[], previous: ModRelease): ModRelease[] =>
  releases
    .filter((release) => compareVersions(release.version, previous.version) > 0 && hasCommonLoader(release, previous))
    .toSorted((a, b) => compareVersions(a.version, b.version))
    .filter(
      ({ version, changelog }, index, sorted) =>
        sorted.findIndex((other) => other.version === version && other.changelog === changelog) === index,
    );
