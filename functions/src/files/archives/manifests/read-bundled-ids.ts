import { parse } from 'smol-toml';
import { z } from 'zod';
import { JAVA_MANIFEST_PATHS, type JavaManifestPath } from './manifest-paths.ts';
import { list, text } from './sanitize-manifest.ts';
import { parseSloppyJson } from './sloppy-json.ts';

const provided = z
  .array(z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).catch(''))
  .catch([]);
const fabric = z.object({ id: text, provides: list });
const toml = z.object({ mods: z.array(z.object({ modId: text }).catch({ modId: '' })).catch([]) });
const mods = z.array(z.object({ modid: text }).catch({ modid: '' }));

const fabricIds = fabric.transform(({ id, provides }) => [id, ...provided.parse(provides)]);
const quiltIds = z.object({ quilt_loader: fabric }).transform(({ quilt_loader: { id, provides } }) =>
  // A colon separates the group of a Quilt mod from its id.
  [id, ...provided.parse(provides).map((one) => one.split(':').at(-1) ?? '')],
);
const tomlIds = toml.transform((file) => file.mods.map(({ modId }) => modId));
const oldForgeIds = z
  .union([mods, z.object({ modList: mods }).transform(({ modList }) => modList)])
  .transform((all) => all.map(({ modid }) => modid));
const liteLoaderIds = z.object({ name: text }).transform(({ name }) => [name]);

/** Bundled mods are many, so only their ids are read: game versions cost too much time. */
const READERS: Readonly<Record<JavaManifestPath, (source: string) => string[]>> = {
  'fabric.mod.json': (source) => fabricIds.parse(parseSloppyJson(source)),
  'quilt.mod.json': (source) => quiltIds.parse(parseSloppyJson(source)),
  'META-INF/neoforge.mods.toml': (source) => tomlIds.parse(parse(source)),
  'META-INF/mods.toml': (source) => tomlIds.parse(parse(source)),
  'mcmod.info': (source) => oldForgeIds.parse(parseSloppyJson(source)),
  'litemod.json': (source) => liteLoaderIds.parse(parseSloppyJson(source)),
};

/**
 * Ids of the mods inside a mod. An unreadable manifest has none.
 *
 * @param bundled manifests by path
 */
export const readBundledIds = (bundled: ReadonlyMap<string, string>): string[] =>
  [...bundled].flatMap(([path, source]) => {
    const name = JAVA_MANIFEST_PATHS.find((one) => path.endsWith(`/${one}`));
    try {
      return name === undefined ? [] : READERS[name](source);
    } catch {
      return [];
    }
  });
