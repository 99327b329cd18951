import type { StaffRelease } from '@bigorna/domain/endpoints/admin/mods';
import type { BodyOf } from '@bigorna/domain/endpoints/index';

export type ReleaseChanges = BodyOf<'updateRelease'>;
export type Dependency = NonNullable<ReleaseChanges['dependencies']>[number];

/** What the form of a release that is there begins with. */
export const valuesOf = (release: StaffRelease) => ({
  version: release.version,
  channel: release.channel,
  changelog: release.changelog,
  game_versions: release.game_versions,
  loaders: release.loaders,
  dependencies: release.dependencies.map(({ mod_id, kind }) => ({ mod_id, kind })),
});
