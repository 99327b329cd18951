import type { ModRelease, releasesQuery } from '@bigorna/domain/endpoints/mods.schemas';
import { isVersionInRange } from '@bigorna/domain/version-range';
import type { z } from 'zod';

const matchesAny = <T>(values: readonly T[] | undefined, has: (one: T) => boolean): boolean =>
  values === undefined || values.some(has);

/** The releases that match all given filters. A filter matches if one of its values matches. */
export const filterReleases = (
  releases: readonly ModRelease[],
  { loader, game_version, channel }: z.output<typeof releasesQuery>,
): ModRelease[] =>
  releases.filter(
    (release) =>
      matchesAny(loader, (one) => release.loaders.includes(one)) &&
      matchesAny(game_version, (wantedVersion) =>
        release.game_versions.some((version) => isVersionInRange(wantedVersion, version)),
      ) &&
      matchesAny(channel, (one) => release.channel === one),
  );
