import { type Loader, SIDES, type Side } from '@bigorna/domain/catalogue-terms';
import { isPlatformId } from '@bigorna/domain/platform-ids';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { findCommonVersions } from './find-common-versions.ts';
import { findVersionsInMavenRange } from './game-ranges.ts';
import { removePlaceholder } from './remove-placeholder.ts';
import {
  type Dependency,
  isRealDependency,
  list,
  map,
  parsePeople,
  type RawManifest,
  text,
} from './sanitize-manifest.ts';

const manifest = z.object({
  license: text,
  issueTrackerURL: text,
  logoFile: text,
  clientSideOnly: z.unknown().optional(),
  mods: list,
  dependencies: map,
});
const modSchema = z.object({
  modId: text,
  version: text,
  displayName: text,
  description: text,
  authors: z.union([z.string(), z.array(z.string())]).catch(''),
  displayURL: text,
  displayTest: text,
  logoFile: text,
});
/** Forge uses `mandatory`, NeoForge `type`. */
const dependencySchema = z.object({
  modId: z.string(),
  versionRange: text,
  mandatory: z.boolean().optional().catch(undefined),
  type: text,
  side: text,
});
const JAR_VERSION = /\$\{file\.jarVersion\}/;

const getKind = ({ mandatory, type }: z.output<typeof dependencySchema>): Dependency['kind'] => {
  const kind = type.toLowerCase();
  if (kind === 'incompatible' || kind === 'discouraged') return 'incompatible';
  return kind === 'optional' || mandatory === false ? 'optional' : 'required';
};

const parseDependencies = (
  dependencies: Readonly<Record<string, unknown>>,
  modId: string,
): z.output<typeof dependencySchema>[] => {
  return list.parse(dependencies[modId]).flatMap((one) => dependencySchema.safeParse(one).data ?? []);
};

/**
 * The side that needs the mod, by the mod's `displayTest`: what Forge compares when a player joins a server. `NONE`
 * gives no side.
 */
const SIDES_BY_DISPLAY_TEST: ReadonlyMap<string, Side> = new Map([
  ['MATCH_VERSION', 'both'],
  ['IGNORE_SERVER_VERSION', 'server'],
  ['IGNORE_ALL_VERSION', 'client'],
]);

/**
 * The side that the dependencies on game and loader name: the mod runs on this side. Null if they name different sides
 * or no side.
 */
const getPlatformSide = (dependencies: readonly z.output<typeof dependencySchema>[]): Side | null => {
  const sides = new Set(dependencies.filter(({ modId }) => isPlatformId(modId)).map(({ side }) => side.toUpperCase()));
  const [side] = sides.size === 1 ? sides : [];
  return SIDES.find((one) => one.toUpperCase() === side) ?? null;
};

/** NeoForge for game version 1.20.2 to 1.20.4 reads `mods.toml`, as Forge does. So the dependencies name the loader. */
const getNeededLoaders = (dependencies: readonly z.output<typeof dependencySchema>[]): Loader[] => {
  const ids = dependencies.filter((one) => getKind(one) !== 'incompatible').map(({ modId }) => modId.toLowerCase());
  return (['forge', 'neoforge'] as const).filter((loader) => ids.includes(loader));
};

/** Reads the mods of a file. The first gives the texts. */
const readModsToml = (source: string, known: readonly string[], jarVersion: string) => {
  const { license, issueTrackerURL, logoFile, clientSideOnly, ...file } = manifest.parse(parse(source));
  const mods = file.mods
    .flatMap((one) => modSchema.safeParse(one).data ?? [])
    .filter(({ modId }) => removePlaceholder('mod_id', modId).trim() !== '');
  const [mod = modSchema.parse({})] = mods;
  const ids = [...new Set(mods.map(({ modId }) => modId))];
  const declared = ids.flatMap((id) => parseDependencies(file.dependencies, id));
  const game_ranges = declared
    .filter((one) => one.modId === 'minecraft' && getKind(one) !== 'incompatible')
    .map(({ versionRange }) => versionRange);
  const displaySide = mods.flatMap(({ displayTest }) => SIDES_BY_DISPLAY_TEST.get(displayTest) ?? [])[0];
  const fields = {
    mod_id: mod.modId,
    name: mod.displayName,
    version: jarVersion === '' ? mod.version : mod.version.replace(JAR_VERSION, () => jarVersion),
    description: mod.description,
    license,
    authors: [mod.authors].flat().flatMap(parsePeople),
    game_versions: findCommonVersions(game_ranges, findVersionsInMavenRange, known),
    game_ranges,
    side: clientSideOnly === true ? 'client' : (displaySide ?? getPlatformSide(declared)),
    dependencies: declared
      .map((one) => ({ mod_id: one.modId, kind: getKind(one), range: one.versionRange }))
      .filter(isRealDependency),
    links: { site: mod.displayURL, issues: issueTrackerURL },
    icon: mod.logoFile || logoFile,
    provides: ids,
  } satisfies RawManifest;
  return { fields, neededLoaders: getNeededLoaders(declared) };
};

/** Reads `META-INF/mods.toml`, of Forge and of early versions of NeoForge. */
export const readForge = (source: string, known: readonly string[], jarVersion: string): RawManifest => {
  const { fields, neededLoaders } = readModsToml(source, known, jarVersion);
  return { ...fields, loaders: neededLoaders.length > 0 ? neededLoaders : ['forge'] };
};

/** Reads `META-INF/neoforge.mods.toml`. Forge never reads this file. */
export const readNeoForge = (source: string, known: readonly string[], jarVersion: string): RawManifest => ({
  ...readModsToml(source, known, jarVersion).fields,
  loaders: ['neoforge'],
});
