import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import type { ArchiveFields, Finding, Release } from '@bigorna/domain/entities/release';

type Loader = Release['loaders'][number];

const isAmong = <T>(said: readonly T[], given: readonly T[]): boolean =>
  said.length === 0 || given.every((one) => said.includes(one));

/** Loaders that run what another one's manifest says: authors name them too, and are often right. */
const HEIRS: { readonly [L in Loader]?: Loader } = { fabric: 'quilt', forge: 'neoforge' };
const withHeirs = (said: readonly Loader[]): Loader[] =>
  said.length === 0 ? [] : [...said, ...said.flatMap((one) => HEIRS[one] ?? [])];

const namesOf = (loaders: Release['loaders']): string => loaders.map((one) => LOADER_NAMES[one]).join(', ');

/** What authors write before or behind a version: the game's, the loader's. */
const isVersionOf = (said: string, given: string): boolean => {
  const parts = said
    .toLowerCase()
    .replace(/^v/, '')
    .split(/[+_]|-(?=[a-z]*\d+\.)/);
  const wanted = given.toLowerCase().replace(/^v/, '');
  return said.toLowerCase().replace(/^v/, '') === wanted || parts.includes(wanted);
};

/**
 * Where what staff say of a release is not what its archive says of itself. A manifest that says nothing of a field does
 * not differ.
 */
export const formFindings = (
  { version, loaders, game_versions }: Pick<Release, 'version' | 'loaders' | 'game_versions'>,
  fields: ArchiveFields | null,
): Finding[] => {
  if (fields === null) return [];
  const findings: (Finding | false)[] = [
    fields.version !== '' &&
      !isVersionOf(fields.version, version) && {
        code: 'version_differs',
        values: { archive: fields.version, form: version },
      },
    !isAmong(fields.loaders, loaders) && {
      code: isAmong(withHeirs(fields.loaders), loaders) ? 'loader_differs' : 'loader_contradicts',
      values: { archive: namesOf(fields.loaders), form: namesOf(loaders) },
    },
    !isAmong(fields.game_versions, game_versions) && {
      code: 'game_version_differs',
      values: { archive: fields.game_versions.join(', '), form: game_versions.join(', ') },
    },
  ];
  return findings.filter((finding) => finding !== false);
};
