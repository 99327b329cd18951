import { JAVA_VERSIONS } from '@bigorna/domain/game-versions';
import { z } from 'zod';
import { findCommonVersions } from './find-common-versions.ts';
import { findVersionsInMavenRange, findVersionsInRanges } from './game-ranges.ts';
import { type Dependency, isRealDependency, list, type RawManifest, text } from './sanitize-manifest.ts';
import { parseSloppyJson } from './sloppy-json.ts';

const modSchema = z.object({
  modid: text,
  name: text,
  version: text,
  description: text,
  mcversion: text,
  url: text,
  logoFile: text,
  authorList: list,
  authors: list,
  requiredMods: list,
  dependencies: list,
});
/** Either a list, or a list inside a map with a format version. */
const manifest = z.union([
  z.array(z.unknown()),
  z.object({ modList: z.array(z.unknown()) }).transform(({ modList }) => modList),
]);

/** `id@[1.0,)`, optionally with a prefix for the side or the load order. */
const DEPENDENCY = /^(?:[\w-]+:)?([^@]+)(?:@(.+))?$/;

const parseDependency = (value: unknown): Dependency[] => {
  const [, mod_id, range = ''] = DEPENDENCY.exec(text.parse(value)) ?? [];
  return mod_id === undefined ? [] : [{ mod_id, kind: 'required', range }];
};

const findVersions = (range: string, known: readonly string[]): string[] =>
  /^\s*[[(]/.test(range)
    ? findVersionsInMavenRange(range, known)
    : findVersionsInRanges(range.slice(0, 200).split(/[\s,|]+/), known);

/** Reads `mcmod.info`, the format of Forge up to game version 1.12. The first of several mods gives the texts. */
export const readOldForge = (source: string): RawManifest => {
  const mods = manifest.parse(parseSloppyJson(source)).flatMap((one) => modSchema.safeParse(one).data ?? []);
  const [mod = modSchema.parse({})] = mods;
  return {
    mod_id: mod.modid,
    name: mod.name,
    version: mod.version,
    description: mod.description,
    authors: [...mod.authorList, ...mod.authors].map((author) => text.parse(author)),
    loaders: ['forge'],
    game_versions: findCommonVersions(
      mods.map(({ mcversion }) => mcversion),
      findVersions,
      JAVA_VERSIONS,
    ),
    dependencies: mods
      .flatMap(({ requiredMods, dependencies }) => [...requiredMods, ...dependencies])
      .flatMap(parseDependency)
      .filter(isRealDependency),
    links: { site: mod.url },
    icon: mod.logoFile,
    provides: mods.map(({ modid }) => modid),
  };
};
