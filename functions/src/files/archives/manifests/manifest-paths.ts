import type { Loader } from '@bigorna/domain/catalogue-terms';

/** Manifest paths of each loader. If an archive has several manifests, the first in this order provides the fields. */
const PATHS_BY_LOADER = {
  fabric: ['fabric.mod.json'],
  quilt: ['quilt.mod.json'],
  neoforge: ['META-INF/neoforge.mods.toml'],
  forge: ['META-INF/mods.toml', 'mcmod.info'],
  liteloader: ['litemod.json'],
  /** A pack may be in any top-level folder, so the manifest path is a pattern: `PACK_MANIFEST`. */
  bedrock: [],
} as const satisfies Readonly<Record<Loader, readonly string[]>>;
export const JAVA_MANIFEST_PATHS = Object.values(PATHS_BY_LOADER).flat();
export type JavaManifestPath = (typeof JAVA_MANIFEST_PATHS)[number];

/** Manifests of server plugins. Paper prefers the first. */
export const PLUGIN_PATHS = ['paper-plugin.yml', 'plugin.yml'] as const;

/** Manifest of Java archives. */
export const JAR_MANIFEST = 'META-INF/MANIFEST.MF';

const ROOT_PATHS: ReadonlySet<string> = new Set([...JAVA_MANIFEST_PATHS, ...PLUGIN_PATHS, JAR_MANIFEST]);
/** A Bedrock pack is an archive or a folder in an archive. */
const PACK_MANIFEST = /^(?:[^/]+\/)?manifest\.json$/;

/**
 * Whether a path is a manifest. Java manifests count only in the archive itself; Bedrock manifests also in nested
 * archives.
 *
 * @param depth 0 in the archive itself, 1 in a nested archive
 */
export const isManifest = (name: string, depth: number): boolean =>
  (depth === 0 && ROOT_PATHS.has(name)) || (depth <= 1 && PACK_MANIFEST.test(name));

/**
 * Whether a path is the manifest of a mod inside a mod. Fabric and Quilt load such mods from `META-INF/jars`, Forge and
 * NeoForge from `META-INF/jarjar`.
 */
export const isBundledManifest = (path: string, depth: number): boolean =>
  depth > 0 && path.startsWith('META-INF/') && JAVA_MANIFEST_PATHS.some((name) => path.endsWith(`.jar/${name}`));

/** Whether the path of a manifest belongs to a Bedrock pack. */
export const isPackManifest = (path: string): boolean => path.endsWith('manifest.json');

/** The icon of a Bedrock pack, beside its manifest. */
export const PACK_ICON = 'pack_icon.png';
const PACK_ICON_PATH = /^(?:[^/]+\/)?pack_icon\.png$/;

/** Whether a path is the icon of a Bedrock pack. `depth` is as in {@link isManifest}. */
export const isPackIcon = (name: string, depth: number): boolean => depth <= 1 && PACK_ICON_PATH.test(name);

/** A translation of a Bedrock pack, beside its manifest. */
const PACK_TEXT = /^(?:[^/]+\/)?texts\/[a-z]{2,3}_[a-z]{2,4}\.lang$/i;

/** Whether a path is a translation of a Bedrock pack. `depth` is as in {@link isManifest}. */
export const isPackText = (name: string, depth: number): boolean => depth <= 1 && PACK_TEXT.test(name);
