import { httpsUrl } from '@bigorna/domain/entities/common';
import type { ArchiveFields } from '@bigorna/domain/entities/release';
import { mergeLibraryDependencies } from '@bigorna/domain/library-dependencies';
import { MOD_TEXT, RELEASE_TEXT } from '@bigorna/domain/limits';
import { isPlatformId } from '@bigorna/domain/platform-ids';
import { z } from 'zod';
import { sanitizeLine, sanitizeLines } from '../sanitize-line.ts';
import {
  isTemplateLink,
  isTemplateText,
  removePlaceholder,
  removePlaceholderDescription,
} from './remove-placeholder.ts';

/** Fields of one manifest; missing fields are empty. */
export type ManifestFields = Omit<ArchiveFields, 'manifest'>;
export type Dependency = ArchiveFields['dependencies'][number];

export const isRealDependency = ({ mod_id }: Dependency): boolean => !isPlatformId(mod_id);

const NAME_MAX = 100;
const AUTHORS_MAX = 20;
const LICENSES_MAX = 20;
const DEPENDENCIES_MAX = 50;
const RANGE_MAX = 100;
const DESCRIPTION_MAX = 2000;
const GAME_VERSIONS_MAX = 100;
const GAME_RANGES_MAX = 10;

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

/** Splits a text that names several people. A name may be a placeholder. */
export const parsePeople = (authors: string): string[] =>
  (isTemplateText('author', authors) ? '' : authors)
    .slice(0, PEOPLE_MAX)
    .split(/[,;&\n]|\band\b/)
    .map((name) => name.trim());

/** A license, or a list of licenses: each a text, or an object with an SPDX id. Another type counts as empty. */
export const licenses = z
  .preprocess(
    (value) => (Array.isArray(value) ? value : [value]),
    z.array(
      z
        .union([
          z.string(),
          z.object({ id: z.string() }).transform(({ id }) => id),
          z.object({ name: z.string() }).transform(({ name }) => name),
        ])
        .catch(''),
    ),
  )
  .transform((all) =>
    all
      .slice(0, LICENSES_MAX)
      .map((one) => removePlaceholder('license', one))
      .filter(Boolean)
      .join(', '),
  );

type Field = Parameters<typeof removePlaceholder>[0];

/** Removes the game's codes for the color and style of the text after them, such as `§l`. */
const removeStyles = (value: string): string => value.replace(/§.?/gu, '');

const sanitizeField = (field: Field, value: string, lengthMax: number): string =>
  sanitizeLine(removePlaceholder(field, removeStyles(value)), lengthMax);

/** An HTTP link without a port. Nearly every site also answers HTTPS. */
const PLAIN_HTTP = /^http(:\/\/[^:/?#]+(?:[/?#].*)?)$/i;

const sanitizeLink = (value: string): string | null => {
  const link = httpsUrl.safeParse(value.trim().replace(PLAIN_HTTP, 'https$1')).data;
  return link === undefined || isTemplateLink(link) ? null : link;
};

/** Fields before `sanitizeManifest`: links are any text, and texts and lists have any length. */
export type RawManifest = Partial<Omit<ManifestFields, 'links'>> & {
  links?: Partial<Record<keyof ManifestFields['links'], string>>;
  /** Path of a picture in the archive. */
  icon?: string;
  /** Further ids that the file provides. */
  provides?: readonly string[];
};

const sanitizeDependency = (dependency: Dependency): Dependency => ({
  mod_id: sanitizeField('dependency', dependency.mod_id, NAME_MAX),
  kind: dependency.kind,
  range: sanitizeField('range', dependency.range, RANGE_MAX),
});

/** Two mods of a file may need the same mod. A mod that one of them requires is required. */
const removeRepeated = (dependencies: readonly Dependency[]): Dependency[] => {
  const required = new Set(dependencies.filter(({ kind }) => kind === 'required').map(({ mod_id }) => mod_id));
  const needed = dependencies.filter(({ mod_id, kind }) => kind !== 'optional' || !required.has(mod_id));
  const seen = new Set<string>();
  return needed.filter(({ kind, mod_id }) => {
    const key = `${kind} ${mod_id}`;
    return !seen.has(key) && seen.add(key);
  });
};

/** The dependencies on other mods: those that the file itself provides are none. */
const sanitizeDependencies = ({ mod_id = '', provides = [], dependencies = [] }: RawManifest): Dependency[] => {
  const own = new Set([mod_id, ...provides].map((id) => id.toLowerCase()));
  const others = dependencies.filter((one) => !own.has(one.mod_id.toLowerCase()));
  return removeRepeated(mergeLibraryDependencies(others, mod_id))
    .slice(0, DEPENDENCIES_MAX)
    .map(sanitizeDependency)
    .filter((one) => one.mod_id !== '');
};

/** Truncates and sanitizes the untrusted fields of a manifest. */
export const sanitizeManifest = ({ links = {}, ...fields }: RawManifest): ManifestFields => ({
  mod_id: sanitizeField('mod_id', fields.mod_id ?? '', NAME_MAX),
  name: sanitizeField('name', fields.name ?? '', MOD_TEXT.title),
  version: sanitizeField('version', fields.version ?? '', RELEASE_TEXT.version),
  description: sanitizeLines(removePlaceholderDescription(removeStyles(fields.description ?? '')), DESCRIPTION_MAX),
  license: sanitizeField('license', fields.license ?? '', MOD_TEXT.license),
  authors: [
    ...new Set((fields.authors ?? []).slice(0, AUTHORS_MAX).map((name) => sanitizeField('author', name, NAME_MAX))),
  ].filter(Boolean),
  loaders: fields.loaders ?? [],
  game_versions: (fields.game_versions ?? []).slice(0, GAME_VERSIONS_MAX),
  game_ranges: [...new Set(fields.game_ranges)]
    .map((range) => sanitizeField('range', range, RANGE_MAX))
    .filter(Boolean)
    .slice(0, GAME_RANGES_MAX),
  side: fields.side ?? null,
  dependencies: sanitizeDependencies(fields),
  links: {
    source: sanitizeLink(links.source ?? ''),
    issues: sanitizeLink(links.issues ?? ''),
    site: sanitizeLink(links.site ?? ''),
  },
});

/** The fields of an archive without a manifest. */
export const EMPTY_MANIFEST: ManifestFields = sanitizeManifest({});
