import { JAVA_VERSIONS } from '@bigorna/domain/game-versions';
import { z } from 'zod';
import { type Dependency, list, type Said, text } from './facts.ts';
import { versionsInMaven, versionsInRanges } from './game-ranges.ts';
import { isOtherMod } from './loader-mods.ts';
import { parseSloppyJson } from './sloppy-json.ts';

const described = z.object({
  modid: text,
  name: text,
  version: text,
  description: text,
  mcversion: text,
  url: text,
  authorList: list,
  authors: list,
  requiredMods: list,
  dependencies: list,
});
/** A list, or a list in a map that says by which rules it is written. */
const manifest = z.union([
  z.array(z.unknown()),
  z.object({ modList: z.array(z.unknown()) }).transform(({ modList }) => modList),
]);

/** `id@[1.0,)`, in front perhaps the side or the order that it is for. */
const NEED = /^(?:[\w-]+:)?([^@]+)(?:@(.+))?$/;

const needOf = (given: unknown): Dependency[] => {
  const [, mod_id, range = ''] = NEED.exec(text.parse(given)) ?? [];
  return mod_id === undefined ? [] : [{ mod_id, kind: 'required', range }];
};

const versionsOf = (range: string): string[] =>
  /^\s*[[(]/.test(range)
    ? versionsInMaven(range, JAVA_VERSIONS)
    : versionsInRanges(range.slice(0, 200).split(/[\s,|]+/), JAVA_VERSIONS);

/** Reads `mcmod.info`, which Forge read up to game version 1.12. */
export const readOldForge = (source: string): Said => {
  const mod = described.parse(manifest.parse(parseSloppyJson(source))[0] ?? {});
  return {
    mod_id: mod.modid,
    name: mod.name,
    version: mod.version,
    description: mod.description,
    authors: [...mod.authorList, ...mod.authors].map((author) => text.parse(author)),
    loaders: ['forge'],
    game_versions: versionsOf(mod.mcversion),
    dependencies: [...mod.requiredMods, ...mod.dependencies].flatMap(needOf).filter(isOtherMod),
    links: { site: mod.url },
  };
};
