import { httpsUrl } from '@bigorna/domain/entities/common';
import type { ArchiveFields } from '@bigorna/domain/entities/release';
import { MOD_TEXT, RELEASE_TEXT } from '@bigorna/domain/limits';
import { z } from 'zod';
import { shownLines, shownText } from '../shown-text.ts';

/** What one manifest says; a field that it does not name is empty. */
export type ManifestFacts = Omit<ArchiveFields, 'manifest'>;
export type Dependency = ArchiveFields['dependencies'][number];

const NAME_MAX = 100;
const AUTHORS_MAX = 20;
const DEPENDENCIES_MAX = 50;
const RANGE_MAX = 100;
const DESCRIPTION_MAX = 2000;
const GAME_VERSIONS_MAX = 100;

/** A text of a manifest; anything else in its place is none. */
export const text = z.string().catch('');
/** A list, whatever is in it; anything else in its place is an empty one. */
export const list = z.array(z.unknown()).catch([]);
/** A map, whatever is in it. */
export const map = z.record(z.string(), z.unknown()).catch({});

/** Longer than any list of people that means something. */
const PEOPLE_MAX = 2000;

/** People named in one text, parted by commas or words. */
export const peopleIn = (authors: string): string[] =>
  authors
    .slice(0, PEOPLE_MAX)
    .split(/[,;&\n]|\band\b/)
    .map((name) => name.trim());

/** What an author's tools should have filled in and did not. */
const UNFILLED = /\$\{[^}]*\}|@\w+@/;

const filled = (given: string): string => (UNFILLED.test(given.slice(0, 1000)) ? '' : given);

const line = (given: string, longest: number): string => shownText(filled(given), longest);

const link = (given: string): string | null => httpsUrl.safeParse(given.trim()).data ?? null;

/** What a manifest says, as its reader found it: links as texts, anything of any length. */
export type Said = Partial<Omit<ManifestFacts, 'links'>> & {
  links?: Partial<Record<keyof ManifestFacts['links'], string>>;
};

const known = (dependency: Dependency): Dependency => ({
  mod_id: line(dependency.mod_id, NAME_MAX),
  kind: dependency.kind,
  range: line(dependency.range, RANGE_MAX),
});

/** Cuts and cleans what a manifest says: all of it comes from somebody who may mean harm. */
export const factsOf = ({ links = {}, ...said }: Said): ManifestFacts => ({
  mod_id: line(said.mod_id ?? '', NAME_MAX),
  name: line(said.name ?? '', MOD_TEXT.title),
  version: line(said.version ?? '', RELEASE_TEXT.version),
  description: shownLines(said.description ?? '', DESCRIPTION_MAX),
  license: line(said.license ?? '', MOD_TEXT.license),
  authors: [...new Set((said.authors ?? []).slice(0, AUTHORS_MAX).map((name) => line(name, NAME_MAX)))].filter(Boolean),
  loaders: said.loaders ?? [],
  game_versions: (said.game_versions ?? []).slice(0, GAME_VERSIONS_MAX),
  dependencies: (said.dependencies ?? [])
    .slice(0, DEPENDENCIES_MAX)
    .map(known)
    .filter(({ mod_id }) => mod_id !== ''),
  links: { source: link(links.source ?? ''), issues: link(links.issues ?? ''), site: link(links.site ?? '') },
});

/** Nothing at all. */
export const NO_FACTS: ManifestFacts = factsOf({});
