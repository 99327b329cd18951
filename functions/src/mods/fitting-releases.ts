import type { ModRelease, releasesQuery } from '@bigorna/domain/endpoints/mods';
import { versionFits } from '@bigorna/domain/version-range';
import type { z } from 'zod';

const isAny = <T>(wanted: readonly T[] | undefined, has: (one: T) => boolean): boolean =>
  wanted === undefined || wanted.some(has);

/** The releases that a question asks for: each kind of filter must be met, by one of its values, on the release itself. */
export const fittingReleases = (
  releases: readonly ModRelease[],
  { loader, game_version, channel }: z.output<typeof releasesQuery>,
): ModRelease[] =>
  releases.filter(
    (release) =>
      isAny(loader, (one) => release.loaders.includes(one)) &&
      isAny(game_version, (question) => release.game_versions.some((version) => versionFits(question, version))) &&
      isAny(channel, (one) => release.channel === one),
  );
