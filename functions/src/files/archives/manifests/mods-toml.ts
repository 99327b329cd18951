import { SIDES, type Side } from '@bigorna/domain/catalogue-terms';
import { JAVA_VERSIONS } from '@bigorna/domain/game-versions';
import { isPlatformId } from '@bigorna/domain/platform-ids';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { findVersionsInMavenRange } from './game-ranges.ts';
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

const createReader =
  (loader: 'forge' | 'neoforge') =>
  (source: string, jarVersion: string): RawManifest => {
    const { license, issueTrackerURL, logoFile, clientSideOnly, mods, dependencies } = manifest.parse(parse(source));
    const mod = modSchema.parse(mods[0] ?? {});
    const declared = parseDependencies(dependencies, mod.modId);
    const game = declared.find(({ modId }) => modId === 'minecraft')?.versionRange ?? '';
    return {
      mod_id: mod.modId,
      name: mod.displayName,
      version: mod.version.replace(JAR_VERSION, jarVersion),
      description: mod.description,
      license,
      authors: [mod.authors].flat().flatMap(parsePeople),
      loaders: [loader],
      game_versions: findVersionsInMavenRange(game, JAVA_VERSIONS),
      side:
        clientSideOnly === true ? 'client' : (SIDES_BY_DISPLAY_TEST.get(mod.displayTest) ?? getPlatformSide(declared)),
      dependencies: declared
        .map((one) => ({ mod_id: one.modId, kind: getKind(one), range: one.versionRange }))
        .filter(isRealDependency),
      links: { site: mod.displayURL, issues: issueTrackerURL },
      icon: mod.logoFile || logoFile,
    };
  };

/** Reads `META-INF/mods.toml`. */
export const readForge = createReader('forge');
/** Reads `META-INF/neoforge.mods.toml`. */
export const readNeoForge = createReader('neoforge');
