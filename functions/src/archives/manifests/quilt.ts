import { JAVA_VERSIONS } from '@bigorna/domain/game-versions';
import { z } from 'zod';
import { type Dependency, list, map, type Said, text } from './facts.ts';
import { versionsInRanges } from './game-ranges.ts';
import { isOtherMod } from './loader-mods.ts';
import { parseSloppyJson } from './sloppy-json.ts';

const NONE = { name: '', description: '', contributors: {}, license: '', contact: {} };
const license = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).catch('');
const manifest = z.object({
  quilt_loader: z.object({
    id: text,
    version: text,
    metadata: z
      .object({
        name: text,
        description: text,
        contributors: map,
        license: z.union([license, z.array(license)]).catch(''),
        contact: z.object({ sources: text, issues: text, homepage: text }).partial().catch({}),
      })
      .catch(NONE),
    depends: list,
    breaks: list,
  }),
});

/** `any` and `all` part ranges as a list does; how deep they go says nothing to a person. */
const ranges = z
  .union([
    z.string().transform((range) => [range]),
    z.array(z.string()),
    z.object({ any: z.array(z.string()) }).transform(({ any }) => any),
    z.object({ all: z.array(z.string()) }).transform(({ all }) => [all.join(' ')]),
  ])
  .catch([]);
const need = z.union([
  z.string().transform((id) => ({ id, versions: [] as string[], optional: false })),
  z.object({ id: z.string(), versions: ranges, optional: z.boolean().catch(false) }),
]);

const needsIn = (given: readonly unknown[]) => given.flatMap((one) => need.safeParse(one).data ?? []);
/** Quilt parts a mod's group from its id by a colon. */
const idOf = (id: string): string => id.split(':').at(-1) ?? '';

/** Reads `quilt.mod.json`. */
export const readQuilt = (source: string): Said => {
  const { id, version, metadata, depends, breaks } = manifest.parse(parseSloppyJson(source)).quilt_loader;
  const needs = needsIn(depends);
  const dependencies: Dependency[] = [
    ...needs.map(
      (one): Dependency => ({
        mod_id: idOf(one.id),
        kind: one.optional ? 'optional' : 'required',
        range: one.versions.join(' || '),
      }),
    ),
    ...needsIn(breaks).map(
      (one): Dependency => ({
        mod_id: idOf(one.id),
        kind: 'incompatible',
        range: one.versions.join(' || '),
      }),
    ),
  ];
  const { contact } = metadata;
  return {
    mod_id: id,
    name: metadata.name,
    version,
    description: metadata.description,
    license: [metadata.license].flat().join(', '),
    authors: Object.keys(metadata.contributors),
    loaders: ['quilt'],
    game_versions: versionsInRanges(
      needs.filter((one) => one.id === 'minecraft').flatMap(({ versions }) => versions),
      JAVA_VERSIONS,
    ),
    dependencies: dependencies.filter(isOtherMod),
    links: { source: contact.sources ?? '', issues: contact.issues ?? '', site: contact.homepage ?? '' },
  };
};
