import { z } from 'zod';
import { findCommonVersions } from './find-common-versions.ts';
import { findVersionsInMavenRange, findVersionsInRanges } from './game-ranges.ts';
import { removePlaceholder } from './remove-placeholder.ts';
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

/** `id@[1.0,)`, optionally with a prefix for the load order, such as `after:` or `required-after:`. */
const DEPENDENCY = /^(?:([\w-]+):)?([^@]+)(?:@(.+))?$/;

/** @param isRequired whether the mod needs all mods of the list, not only those with a prefix that says so */
const parseDependency = (value: unknown, isRequired: boolean): Dependency[] => {
  const [, prefix = '', mod_id = '*', range = ''] = DEPENDENCY.exec(text.parse(value)) ?? [];
  const kind = isRequired || prefix.startsWith('required') ? 'required' : 'optional';
  // `before:*` gives an order to all mods.
  return mod_id === '*' ? [] : [{ mod_id, kind, range }];
};

const findVersions = (range: string, known: readonly string[]): string[] =>
  /^\s*[[(]/.test(range)
    ? findVersionsInMavenRange(range, known)
    : findVersionsInRanges(range.slice(0, 200).split(/[\s,|]+/), known);

/** Reads `mcmod.info`, the format of Forge up to game version 1.12. The first of several mods gives the texts. */
export const readOldForge = (source: string, known: readonly string[]): RawManifest => {
  const mods = manifest
    .parse(parseSloppyJson(source))
    .flatMap((one) => modSchema.safeParse(one).data ?? [])
    .filter(({ modid }) => removePlaceholder('mod_id', modid).trim() !== '');
  const [mod = modSchema.parse({})] = mods;
  const game_ranges = mods.map(({ mcversion }) => mcversion);
  const common = findCommonVersions(game_ranges, findVersions, known);
  return {
    mod_id: mod.modid,
    name: mod.name,
    version: mod.version,
    description: mod.description,
    authors: [...mod.authorList, ...mod.authors].map((author) => text.parse(author)),
    loaders: ['forge'],
    // Forge does not check `mcversion`, so later mods often keep an old one.
    game_versions: common.length > 0 ? common : findVersions(mod.mcversion, known),
    game_ranges,
    dependencies: mods
      .flatMap(({ requiredMods, dependencies }) => [
        ...requiredMods.flatMap((one) => parseDependency(one, true)),
        // These give the load order: such a mod may be missing.
        ...dependencies.flatMap((one) => parseDependency(one, false)),
      ])
      .filter(isRealDependency),
    links: { site: mod.url },
    icon: mod.logoFile,
    provides: mods.map(({ modid }) => modid),
  };
};
