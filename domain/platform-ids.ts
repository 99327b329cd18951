import type { Loader } from './catalogue-terms.ts';

/** Ids of loaders in archive manifests. */
const LOADER_IDS: Readonly<Record<Loader, readonly string[]>> = {
  // `fabric` is an old id of Fabric API, a library.
  fabric: ['fabricloader', 'fabric-loader'],
  forge: ['forge', 'fml', 'mcp', 'javafml', 'lowcodefml', 'mod_minecraftforge'],
  neoforge: ['neoforge'],
  quilt: ['quilt_loader'],
  liteloader: ['liteloader'],
  bedrock: [],
};
/** Ids of loaders, the game and Java. They are not dependencies on other mods. */
const PLATFORM_IDS: ReadonlySet<string> = new Set(['minecraft', 'java', ...Object.values(LOADER_IDS).flat()]);

/** Whether a dependency id means the platform, not another mod. */
export const isPlatformId = (id: string): boolean => PLATFORM_IDS.has(id.toLowerCase());
