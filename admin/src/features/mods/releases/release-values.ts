import type { FieldChange } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import type { StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import type { EndpointBody } from '@bigorna/domain/endpoints/index.schemas';

export type Dependency = NonNullable<EndpointBody<'updateRelease'>['dependencies']>[number];

/** Default values of an existing release's form. */
export const toFormValues = (release: StaffRelease) => ({
  version: release.version,
  channel: release.channel,
  changelog: release.changelog,
  game_versions: release.game_versions,
  loaders: release.loaders,
  side: release.side,
  dependencies: release.dependencies.map(({ mod_id, kind }) => ({ mod_id, kind })),
});

export type ReleaseValues = ReturnType<typeof toFormValues>;

/** Changed fields of a release, in the API's format. */
export const getReleaseChanges = (
  loaded: object,
  typed: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const input: Readonly<Record<string, unknown>> = { ...typed, changelog: typed.changelog ?? '' };
  const isChanged = (name: string, value: unknown): boolean => JSON.stringify(value) !== JSON.stringify(input[name]);
  const names = Object.entries(loaded).flatMap(([name, value]) => (isChanged(name, value) ? [name] : []));
  return Object.fromEntries(names.map((name) => [name, input[name]]));
};

/** Differences between two states of a release, by form field. */
export const diffReleases = (before: ReleaseValues, after: ReleaseValues): FieldChange[] => {
  const changes = getReleaseChanges(before, after);
  const previous: Readonly<Record<string, unknown>> = before;
  return Object.entries(changes).map(([field, now]) => ({ field, before: previous[field], after: now }));
};
