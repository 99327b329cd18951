import { isDeepStrictEqual } from 'node:util';
import { LOADERS_BY_TYPE } from '@bigorna/domain/catalogue-terms';
import { type Mod, mod } from '@bigorna/domain/entities/mod';
import type { Release } from '@bigorna/domain/entities/release';
import type { IdentifiedRelease } from '@bigorna/domain/mod-page';
import { sortNewestFirst } from '@bigorna/domain/version-order';
import { ApiError, type FieldIssue } from '../../platform/api-error.ts';
import { doc, type Reader } from '../../platform/firestore.ts';

/** The mod of a release, to check the release's fields. The mod may be new. */
export interface ReleaseOwner {
  readonly id: string;
  readonly mod: Pick<Mod, 'content_type' | 'slug'>;
  readonly releases: readonly IdentifiedRelease[];
}

/** Fields of a release that staff edit. */
export type EditableFields = Pick<
  Release,
  'version' | 'channel' | 'changelog' | 'game_versions' | 'loaders' | 'side' | 'dependencies'
>;
/** The editable fields in a request. There a dependency has only id and kind. */
export type SentFields = Omit<EditableFields, 'dependencies'> & {
  dependencies: Pick<Release['dependencies'][number], 'mod_id' | 'kind'>[];
};

/** Optional fields. Missing or undefined fields stay unchanged. */
export type OptionalFields<T> = { [K in keyof T]?: T[K] | undefined };

const dependencyFields = mod.pick({ slug: true, title: true }).optional();

/** Errors for loaders that the mod's content type does not allow. */
const findLoaderErrors = ({ mod: { content_type } }: ReleaseOwner, loaders: Release['loaders']): FieldIssue[] => {
  const allowed = LOADERS_BY_TYPE[content_type];
  return loaders.flatMap((loader, i) =>
    allowed.includes(loader)
      ? []
      : [{ path: `loaders.${i}`, code: 'unknown_value', values: { allowed: allowed.join(', ') } } as const],
  );
};

/** Error if an addon has a side. Only mods have a side. */
const findSideErrors = ({ mod: { content_type } }: ReleaseOwner, side: Release['side'] | undefined): FieldIssue[] =>
  content_type === 'addon' && side ? [{ path: 'side', code: 'invalid_value' }] : [];

const resolveDependencies = async (tx: Reader, storedMod: ReleaseOwner, sent: SentFields['dependencies']) => {
  const mods = await tx.getAll(
    sent.map(({ mod_id }) => ({ path: doc('mods/{mod}', mod_id).path, schema: dependencyFields })),
  );
  const errors: FieldIssue[] = [];
  const dependencies = sent.flatMap((one, i) => {
    const isRepeated = sent.findIndex(({ mod_id }) => mod_id === one.mod_id) !== i;
    const dependency = isRepeated || one.mod_id === storedMod.id ? undefined : mods[i];
    if (dependency === undefined) errors.push({ path: `dependencies.${i}.mod_id`, code: 'dependency_unusable' });
    return dependency === undefined ? [] : [{ ...one, ...dependency }];
  });
  return { dependencies, faults: errors };
};

/**
 * Converts the fields of a request to stored fields.
 *
 * @throws ApiError invalid_request if the content type does not allow a loader or a side, or a dependency is missing,
 * repeated or the mod itself
 */
export const toStoredFields = async (
  tx: Reader,
  storedMod: ReleaseOwner,
  sent: OptionalFields<SentFields>,
): Promise<OptionalFields<EditableFields>> => {
  const { dependencies, loaders, game_versions, ...texts } = sent;
  const resolved = await resolveDependencies(tx, storedMod, dependencies ?? []);
  const fields = [
    ...findLoaderErrors(storedMod, loaders ?? []),
    ...findSideErrors(storedMod, sent.side),
    ...resolved.faults,
  ];
  if (fields.length > 0) throw new ApiError('invalid_request', { fields });
  return {
    ...texts,
    ...(loaders === undefined ? {} : { loaders: [...new Set(loaders)] }),
    ...(game_versions === undefined ? {} : { game_versions: sortNewestFirst(game_versions) }),
    ...(dependencies === undefined ? {} : { dependencies: resolved.dependencies }),
  };
};

const intersects = <T>(some: readonly T[], others: readonly T[]): boolean => some.some((one) => others.includes(one));

/**
 * Prevents two releases with the same version, a common loader and a common game version. Players could not distinguish
 * them. Ignores withdrawn releases.
 *
 * @throws ApiError release_exists
 */
export const assertNoConflict = (release: IdentifiedRelease, others: readonly IdentifiedRelease[]): void => {
  const isSame = (other: IdentifiedRelease): boolean =>
    other.id !== release.id &&
    other.verdict !== 'refused' &&
    other.version === release.version &&
    intersects(other.loaders, release.loaders) &&
    intersects(other.game_versions, release.game_versions);
  if (others.some(isSame)) throw new ApiError('release_exists');
};

/** The fields of a patch that differ from the stored fields. */
export const getChangedFields = (release: Release, patch: OptionalFields<Release>): Partial<Release> => {
  const stored: Readonly<Record<string, unknown>> = release;
  return Object.fromEntries(
    Object.entries(patch).filter(([field, value]) => value !== undefined && !isDeepStrictEqual(stored[field], value)),
  );
};
