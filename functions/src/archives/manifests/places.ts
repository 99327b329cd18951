/** Where the loaders of Java mods look for a manifest. */
export const JAVA_PLACES = [
  'fabric.mod.json',
  'quilt.mod.json',
  'META-INF/neoforge.mods.toml',
  'META-INF/mods.toml',
  'mcmod.info',
  'litemod.json',
] as const;
export type JavaPlace = (typeof JAVA_PLACES)[number];

/** Where Java's archives say what they are. */
export const JAR_MANIFEST = 'META-INF/MANIFEST.MF';

const AT_ROOT: ReadonlySet<string> = new Set([...JAVA_PLACES, JAR_MANIFEST]);
/** A Bedrock pack is an archive, or a folder of one. */
const OF_PACK = /^(?:[^/]+\/)?manifest\.json$/;

/**
 * Whether a file of this name is a manifest: of a Java mod in the archive itself, of Bedrock's in it or in a pack inside.
 *
 * @param depth 0 in the archive itself, 1 in a pack inside it
 */
export const isManifest = (name: string, depth: number): boolean =>
  (depth === 0 && AT_ROOT.has(name)) || (depth <= 1 && OF_PACK.test(name));

/** Whether a manifest is one of Bedrock's, by its place in the whole archive. */
export const isOfPack = (place: string): boolean => place.endsWith('manifest.json');
