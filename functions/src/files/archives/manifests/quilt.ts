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

const NO_METADATA = { name: '', description: '', contributors: {}, license: '', contact: {}, icon: '' };
const manifest = z.object({
  quilt_loader: z.object({
    id: text,
    version: text,
    metadata: z
      .object({
        name: text,
        description: text,
        contributors: map,
        license: licenses,
        contact: z.object({ sources: text, issues: text, homepage: text }).partial().catch({}),
        icon,
      })
      .catch(NO_METADATA),
    depends: list,
    breaks: list,
    provides: list,
  }),
  minecraft: z.object({ environment: z.unknown().optional() }).catch({}),
});

/** `any` and `all` may be nested, but one level is enough for display. */
const ranges = z
  .union([
    z.string().transform((range) => [range]),
    z.array(z.string()),
    z.object({ any: z.array(z.string()) }).transform(({ any }) => any),
    z.object({ all: z.array(z.string()) }).transform(({ all }) => [all.join(' ')]),
  ])
  .catch([]);
const dependencySchema = z.union([
  z.string().transform((id) => ({ id, versions: [] as string[], optional: false })),
  z.object({ id: z.string(), versions: ranges, optional: z.boolean().catch(false) }),
]);

const parseDependencies = (values: readonly unknown[]) =>
  values.flatMap((one) => dependencySchema.safeParse(one).data ?? []);
/** A colon separates the group of a Quilt mod from its id. */
const removeGroup = (id: string): string => id.split(':').at(-1) ?? '';

const toDependency = ({ id, versions }: z.output<typeof dependencySchema>, kind: Dependency['kind']): Dependency => ({
  mod_id: removeGroup(id),
  kind,
  range: versions.join(' || '),
});

/** Reads `quilt.mod.json`. */
export const readQuilt = (source: string, known: readonly string[]): RawManifest => {
  const { quilt_loader, minecraft } = manifest.parse(parseSloppyJson(source));
  const { id, version, metadata, depends, breaks, provides } = quilt_loader;
  const declared = parseDependencies(depends);
  const dependencies = [
    ...declared.map((one) => toDependency(one, one.optional ? 'optional' : 'required')),
    ...parseDependencies(breaks).map((one) => toDependency(one, 'incompatible')),
  ];
  const { contact } = metadata;
  const game_ranges = declared.filter((one) => one.id === 'minecraft').flatMap(({ versions }) => versions);
  return {
    mod_id: id,
    name: metadata.name,
    version,
    description: metadata.description,
    license: metadata.license,
    authors: Object.keys(metadata.contributors),
    loaders: ['quilt'],
    game_versions: findVersionsInRanges(game_ranges, known),
    game_ranges,
    side: parseEnvironment(minecraft.environment),
    dependencies: dependencies.filter(isRealDependency),
    links: { source: contact.sources ?? '', issues: contact.issues ?? '', site: contact.homepage ?? '' },
    icon: metadata.icon,
    provides: parseDependencies(provides).map((one) => removeGroup(one.id)),
  };
};
