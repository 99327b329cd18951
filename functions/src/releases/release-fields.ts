import { isDeepStrictEqual } from 'node:util';
import { LOADERS_OF } from '@bigorna/domain/catalogue-terms';
import { mod } from '@bigorna/domain/entities/mod';
import type { Release } from '@bigorna/domain/entities/release';
import type { IdentifiedRelease } from '@bigorna/domain/mod-page';
import { compareVersions } from '@bigorna/domain/version-order';
import type { StoredMod } from '../mods/stored-mod.ts';
import { ApiError, type FieldFault } from '../platform/api-error.ts';
import { doc, type Reader } from '../platform/firestore.ts';

/** What staff write of a release. */
export type WrittenFields = Pick<
  Release,
  'version' | 'channel' | 'changelog' | 'game_versions' | 'loaders' | 'dependencies'
>;
/** The same as it is sent: of the mods that it depends on only which ones and how. */
export type SentFields = Omit<WrittenFields, 'dependencies'> & {
  dependencies: Pick<Release['dependencies'][number], 'mod_id' | 'kind'>[];
};

/** Some fields; those that are left out, or undefined, stay. */
export type Some<T> = { [K in keyof T]?: T[K] | undefined };

const named = mod.pick({ slug: true, title: true }).optional();

/** Loaders that the mod's kind does not have. */
const loaderFaults = ({ mod: { content_type } }: StoredMod, loaders: Release['loaders']): FieldFault[] => {
  const allowed = LOADERS_OF[content_type];
  return loaders.flatMap((loader, i) =>
    allowed.includes(loader)
      ? []
      : [{ path: `loaders.${i}`, code: 'unknown_value', values: { allowed: allowed.join(', ') } } as const],
  );
};

const namedDependencies = async (step: Reader, of: StoredMod, sent: SentFields['dependencies']) => {
  const mods = await step.getAll(sent.map(({ mod_id }) => ({ path: doc('mods/{mod}', mod_id).path, schema: named })));
  const faults: FieldFault[] = [];
  const dependencies = sent.flatMap((one, i) => {
    const isRepeated = sent.findIndex(({ mod_id }) => mod_id === one.mod_id) !== i;
    const known = isRepeated || one.mod_id === of.id ? undefined : mods[i];
    if (known === undefined) faults.push({ path: `dependencies.${i}.mod_id`, code: 'invalid_value' });
    return known === undefined ? [] : [{ ...one, ...known }];
  });
  return { dependencies, faults };
};

const newestFirst = (versions: readonly string[]): string[] =>
  [...new Set(versions)].sort((a, b) => compareVersions(b, a));

/**
 * What staff sent of a release as it is stored.
 *
 * @throws ApiError invalid_request where a loader is not one of the mod's kind, or it depends on a mod that is not there, on
 *   itself, or on the same twice
 */
export const writtenFields = async (
  step: Reader,
  of: StoredMod,
  sent: Some<SentFields>,
): Promise<Some<WrittenFields>> => {
  const { dependencies: depends, loaders, game_versions, ...texts } = sent;
  const named = await namedDependencies(step, of, depends ?? []);
  const fields = [...loaderFaults(of, loaders ?? []), ...named.faults];
  if (fields.length > 0) throw new ApiError('invalid_request', { fields });
  return {
    ...texts,
    ...(loaders === undefined ? {} : { loaders: [...new Set(loaders)] }),
    ...(game_versions === undefined ? {} : { game_versions: newestFirst(game_versions) }),
    ...(depends === undefined ? {} : { dependencies: named.dependencies }),
  };
};

const share = <T>(some: readonly T[], others: readonly T[]): boolean => some.some((one) => others.includes(one));

/**
 * Keeps two releases from being the same to a player: of one version, for a loader and a game version that both name.
 * Those that were withdrawn count for nothing.
 *
 * @throws ApiError release_exists
 */
export const refuseSame = (release: IdentifiedRelease, others: readonly IdentifiedRelease[]): void => {
  const isSame = (other: IdentifiedRelease): boolean =>
    other.id !== release.id &&
    other.verdict !== 'refused' &&
    other.version === release.version &&
    share(other.loaders, release.loaders) &&
    share(other.game_versions, release.game_versions);
  if (others.some(isSame)) throw new ApiError('release_exists');
};

/** The fields of a patch that are not so already. */
export const changedFields = (release: Release, patch: Some<Release>): Partial<Release> => {
  const stored: Readonly<Record<string, unknown>> = release;
  return Object.fromEntries(
    Object.entries(patch).filter(([field, value]) => value !== undefined && !isDeepStrictEqual(stored[field], value)),
  );
};
