import type { FieldChange } from '@bigorna/domain/endpoints/admin/reviews';
import type { StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod';
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

export type ReleaseValues = ReturnType<typeof valuesOf>;

/** The changed fields of a release's form, as they are sent. */
export const changesOfRelease = (seen: object, typed: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const filled: Readonly<Record<string, unknown>> = { ...typed, changelog: typed.changelog ?? '' };
  const isChanged = (name: string, value: unknown): boolean => JSON.stringify(value) !== JSON.stringify(filled[name]);
  const names = Object.entries(seen).flatMap(([name, value]) => (isChanged(name, value) ? [name] : []));
  return Object.fromEntries(names.map((name) => [name, filled[name]]));
};

/** What differs between two states of a release, by the fields of its form. */
export const changesBetween = (before: ReleaseValues, after: ReleaseValues): FieldChange[] => {
  const changes = changesOfRelease(before, after);
  const was: Readonly<Record<string, unknown>> = before;
  return Object.entries(changes).map(([field, now]) => ({ field, before: was[field], after: now }));
};
