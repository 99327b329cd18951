import { z } from 'zod';
import { findVersionsInRanges } from './game-ranges.ts';
import { parseEnvironment } from './parse-environment.ts';
import {
  type Dependency,
  icon,
  isRealDependency,
  licenses,
  list,
  map,
  type RawManifest,
  text,
} from './sanitize-manifest.ts';
import { parseSloppyJson } from './sloppy-json.ts';

const manifest = z.object({
  id: text,
  version: text,
  name: text,
  description: text,
  authors: list,
  license: licenses,
  provides: list,
  contact: z.object({ sources: text, issues: text, homepage: text }).partial().catch({}),
  depends: map,
  recommends: map,
  suggests: map,
  breaks: map,
  conflicts: map,
  environment: z.unknown().optional(),
  icon,
});

const KINDS = {
  depends: 'required',
  recommends: 'optional',
  suggests: 'optional',
  breaks: 'incompatible',
  conflicts: 'incompatible',
} as const satisfies Partial<Record<keyof z.output<typeof manifest>, Dependency['kind']>>;
const FIELDS = Object.keys(KINDS) as (keyof typeof KINDS)[];

const ranges = z.union([z.string().transform((range) => [range]), z.array(z.string())]).catch([]);
const person = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]).catch('');

const toDependencies = (fields: z.output<typeof manifest>): Dependency[] =>
  FIELDS.flatMap((field) =>
    Object.entries(fields[field]).map(([mod_id, range]) => ({
      mod_id,
      kind: KINDS[field],
      range: ranges.parse(range).join(' || '),
    })),
  );

/** Reads `fabric.mod.json`. */
export const readFabric = (source: string, known: readonly string[]): RawManifest => {
  const fields = manifest.parse(parseSloppyJson(source));
  const { contact, license } = fields;
  const game_ranges = ranges.parse(fields.depends.minecraft);
  return {
    mod_id: fields.id,
    name: fields.name,
    version: fields.version,
    description: fields.description,
    license,
    authors: fields.authors.map((author) => person.parse(author)),
    loaders: ['fabric'],
    game_versions: findVersionsInRanges(game_ranges, known),
    game_ranges,
    side: parseEnvironment(fields.environment),
    dependencies: toDependencies(fields).filter(isRealDependency),
    links: { source: contact.sources ?? '', issues: contact.issues ?? '', site: contact.homepage ?? '' },
    icon: fields.icon,
    provides: fields.provides.map((id) => text.parse(id)),
  };
};
