import { getWorstLevel } from '@bigorna/domain/archive-findings';
import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import type { ArchiveFields, Finding, Release } from '@bigorna/domain/entities/release';
import { fold } from '@bigorna/domain/fold';
import type { ReleaseChange } from './change-release.ts';
import type { StoredRelease } from './find-release.ts';
import { getChangedFields, type OptionalFields } from './release-fields.ts';

type Loader = Release['loaders'][number];

const includesAll = <T>(known: readonly T[], values: readonly T[]): boolean =>
  known.length === 0 || values.every((one) => known.includes(one));

/**
 * Quilt also runs mods for Fabric, and NeoForge also runs mods for Forge. So a form may name Quilt or NeoForge even if
 * the manifest does not.
 */
const COMPATIBLE_LOADERS: { readonly [L in Loader]?: Loader } = { fabric: 'quilt', forge: 'neoforge' };
const addCompatible = (loaders: readonly Loader[]): Loader[] =>
  loaders.length === 0 ? [] : [...loaders, ...loaders.flatMap((one) => COMPATIBLE_LOADERS[one] ?? [])];

const formatLoaders = (loaders: Release['loaders']): string => loaders.map((one) => LOADER_NAMES[one]).join(', ');

const toVersionKey = (version: string): string => fold(version).replace(/^v/, '');

/** Authors put the version of the game or loader before or after the mod's version. */
const isSameVersion = (archiveVersion: string, formVersion: string): boolean => {
  const whole = toVersionKey(archiveVersion);
  return [whole, ...whole.split(/[+_]|-(?=[a-z]*\d+\.)/)].includes(toVersionKey(formVersion));
};

/** Findings where the form contradicts the archive's manifest. Empty fields of a manifest never contradict. */
export const getFormFindings = (
  { version, loaders, game_versions }: Pick<Release, 'version' | 'loaders' | 'game_versions'>,
  fields: ArchiveFields | null,
): Finding[] => {
  if (fields === null) return [];
  const findings: (Finding | false)[] = [
    fields.version !== '' &&
      !isSameVersion(fields.version, version) && {
        code: 'version_differs',
        values: { archive: fields.version, form: version },
      },
    !includesAll(fields.loaders, loaders) && {
      code: includesAll(addCompatible(fields.loaders), loaders) ? 'loader_differs' : 'loader_contradicts',
      values: { archive: formatLoaders(fields.loaders), form: formatLoaders(loaders) },
    },
    !includesAll(fields.game_versions, game_versions) && {
      code: 'game_version_differs',
      values: { archive: fields.game_versions.join(', '), form: game_versions.join(', ') },
    },
  ];
  return findings.filter((finding) => finding !== false);
};

/** Hides a release if the patch makes its loaders contradict the archive. */
export const holdOnMismatch = (
  { release, verdict: { fields } }: StoredRelease,
  patch: OptionalFields<Release>,
): Pick<ReleaseChange, 'patch' | 'verdict'> => {
  const next = { ...release, ...getChangedFields(release, patch) };
  const isUnaffected = next.loaders === release.loaders || next.verdict !== 'clear';
  if (isUnaffected || getWorstLevel(getFormFindings(next, fields)) !== 'hold') return { patch };
  return { patch: { ...patch, verdict: 'pending' }, verdict: { confirmed_by: null } };
};
