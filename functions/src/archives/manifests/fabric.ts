import { JAVA_VERSIONS } from '@bigorna/domain/game-versions';
import { z } from 'zod';
import { type Dependency, list, map, type Said, text } from './facts.ts';
import { versionsInRanges } from './game-ranges.ts';
import { isOtherMod } from './loader-mods.ts';
import { parseSloppyJson } from './sloppy-json.ts';

const manifest = z.object({
  id: text,
  version: text,
  name: text,
  description: text,
  authors: list,
  license: z.union([z.string(), z.array(z.string())]).catch(''),
  contact: z.object({ sources: text, issues: text, homepage: text }).partial().catch({}),
  depends: map,
  recommends: map,
  suggests: map,
  breaks: map,
  conflicts: map,
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

const dependenciesOf = (said: z.output<typeof manifest>): Dependency[] =>
  FIELDS.flatMap((field) =>
    Object.entries(said[field]).map(([mod_id, range]) => ({
      mod_id,
      kind: KINDS[field],
      range: ranges.parse(range).join(' || '),
    })),
  );

/** Reads `fabric.mod.json`. */
export const readFabric = (source: string): Said => {
  const said = manifest.parse(parseSloppyJson(source));
  const { contact, license } = said;
  return {
    mod_id: said.id,
    name: said.name,
    version: said.version,
    description: said.description,
    license: [license].flat().join(', '),
    authors: said.authors.map((author) => person.parse(author)),
    loaders: ['fabric'],
    game_versions: versionsInRanges(ranges.parse(said.depends.minecraft), JAVA_VERSIONS),
    dependencies: dependenciesOf(said).filter(isOtherMod),
    links: { source: contact.sources ?? '', issues: contact.issues ?? '', site: contact.homepage ?? '' },
  };
};
