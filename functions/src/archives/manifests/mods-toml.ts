import { JAVA_VERSIONS } from '@bigorna/domain/game-versions';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { type Dependency, list, map, peopleIn, type Said, text } from './facts.ts';
import { versionsInMaven } from './game-ranges.ts';
import { isOtherMod } from './loader-mods.ts';

const manifest = z.object({ license: text, issueTrackerURL: text, mods: list, dependencies: map });
const described = z.object({
  modId: text,
  version: text,
  displayName: text,
  description: text,
  authors: z.union([z.string(), z.array(z.string())]).catch(''),
  displayURL: text,
});
/** Forge says `mandatory`, NeoForge `type`. */
const need = z.object({
  modId: z.string(),
  versionRange: text,
  mandatory: z.boolean().optional().catch(undefined),
  type: text,
});
const JAR_VERSION = /\$\{file\.jarVersion\}/;

const kindOf = ({ mandatory, type }: z.output<typeof need>): Dependency['kind'] => {
  const kind = type.toLowerCase();
  if (kind === 'incompatible' || kind === 'discouraged') return 'incompatible';
  return kind === 'optional' || mandatory === false ? 'optional' : 'required';
};

const needsOf = (dependencies: Readonly<Record<string, unknown>>, modId: string): z.output<typeof need>[] => {
  return list.parse(dependencies[modId]).flatMap((one) => need.safeParse(one).data ?? []);
};

const reader =
  (loader: 'forge' | 'neoforge') =>
  (source: string, jarVersion: string): Said => {
    const { license, issueTrackerURL, mods, dependencies } = manifest.parse(parse(source));
    const mod = described.parse(mods[0] ?? {});
    const needs = needsOf(dependencies, mod.modId);
    const game = needs.find(({ modId }) => modId === 'minecraft')?.versionRange ?? '';
    return {
      mod_id: mod.modId,
      name: mod.displayName,
      version: mod.version.replace(JAR_VERSION, jarVersion),
      description: mod.description,
      license,
      authors: [mod.authors].flat().flatMap(peopleIn),
      loaders: [loader],
      game_versions: versionsInMaven(game, JAVA_VERSIONS),
      dependencies: needs
        .map((one) => ({ mod_id: one.modId, kind: kindOf(one), range: one.versionRange }))
        .filter(isOtherMod),
      links: { site: mod.displayURL, issues: issueTrackerURL },
    };
  };

/** Reads `META-INF/mods.toml`. */
export const readForge = reader('forge');
/** Reads `META-INF/neoforge.mods.toml`. */
export const readNeoForge = reader('neoforge');
