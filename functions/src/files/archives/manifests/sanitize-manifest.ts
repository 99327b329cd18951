import { httpsUrl } from '@bigorna/domain/entities/common';
import type { ArchiveFields } from '@bigorna/domain/entities/release';
import { MOD_TEXT, RELEASE_TEXT } from '@bigorna/domain/limits';
import { isPlatformId } from '@bigorna/domain/platform-ids';
import { z } from 'zod';
import { sanitizeLine, sanitizeLines } from '../sanitize-line.ts';

/** Fields of one manifest; missing fields are empty. */
export type ManifestFields = Omit<ArchiveFields, 'manifest'>;
export type Dependency = ArchiveFields['dependencies'][number];

export const isRealDependency = ({ mod_id }: Dependency): boolean => !isPlatformId(mod_id);

const NAME_MAX = 100;
const AUTHORS_MAX = 20;
const DEPENDENCIES_MAX = 50;
const RANGE_MAX = 100;
const DESCRIPTION_MAX = 2000;
const GAME_VERSIONS_MAX = 100;

/** A text of a manifest; another type counts as empty. */
export const text = z.string().catch('');
/** A list of a manifest with any items; another type counts as empty. */
export const list = z.array(z.unknown()).catch([]);
/** A map of a manifest with any values; another type counts as empty. */
export const map = z.record(z.string(), z.unknown()).catch({});

/** The picture of a mod: one path, or paths by width. Takes the largest picture, because it is the sharpest. */
export const icon = z
  .union([
    z.string(),
    z.record(z.string(), z.string()).transform((paths) => {
      const [largest] = Object.entries(paths).toSorted(([a], [b]) => Number(b) - Number(a));
      return largest?.[1] ?? '';
    }),
  ])
  .catch('');

/** Longer than any real list of people. */
const PEOPLE_MAX = 2000;

/** Splits a text that names several people. */
export const parsePeople = (authors: string): string[] =>
  authors
    .slice(0, PEOPLE_MAX)
    .split(/[,;&\n]|\band\b/)
    .map((name) => name.trim());

/** Placeholders that a build tool should have replaced. */
const PLACEHOLDER = /\$\{[^}]*\}|@\w+@/;

const removePlaceholders = (value: string): string => (PLACEHOLDER.test(value.slice(0, 1000)) ? '' : value);

const sanitizeField = (value: string, lengthMax: number): string => sanitizeLine(removePlaceholders(value), lengthMax);

const sanitizeLink = (value: string): string | null => httpsUrl.safeParse(value.trim()).data ?? null;

/** Fields before `sanitizeManifest`: links are any text, and texts and lists have any length. */
export type RawManifest = Partial<Omit<ManifestFields, 'links'>> & {
  links?: Partial<Record<keyof ManifestFields['links'], string>>;
  /** Path of a picture in the archive. */
  icon?: string;
};

const sanitizeDependency = (dependency: Dependency): Dependency => ({
  mod_id: sanitizeField(dependency.mod_id, NAME_MAX),
  kind: dependency.kind,
  range: sanitizeField(dependency.range, RANGE_MAX),
});

/** Truncates and sanitizes the untrusted fields of a manifest. */
export const sanitizeManifest = ({ links = {}, ...fields }: RawManifest): ManifestFields => ({
  mod_id: sanitizeField(fields.mod_id ?? '', NAME_MAX),
  name: sanitizeField(fields.name ?? '', MOD_TEXT.title),
  version: sanitizeField(fields.version ?? '', RELEASE_TEXT.version),
  description: sanitizeLines(fields.description ?? '', DESCRIPTION_MAX),
  license: sanitizeField(fields.license ?? '', MOD_TEXT.license),
  authors: [
    ...new Set((fields.authors ?? []).slice(0, AUTHORS_MAX).map((name) => sanitizeField(name, NAME_MAX))),
  ].filter(Boolean),
  loaders: fields.loaders ?? [],
  game_versions: (fields.game_versions ?? []).slice(0, GAME_VERSIONS_MAX),
  side: fields.side ?? null,
  dependencies: (fields.dependencies ?? [])
    .slice(0, DEPENDENCIES_MAX)
    .map(sanitizeDependency)
    .filter(({ mod_id }) => mod_id !== ''),
  links: {
    source: sanitizeLink(links.source ?? ''),
    issues: sanitizeLink(links.issues ?? ''),
    site: sanitizeLink(links.site ?? ''),
  },
});

/** The fields of an archive without a manifest. */
export const EMPTY_MANIFEST: ManifestFields = sanitizeManifest({});
