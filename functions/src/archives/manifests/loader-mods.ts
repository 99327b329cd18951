import type { Dependency } from './facts.ts';

/** What loaders call themselves, the game and Java: no dependencies on other mods. */
const NOT_MODS: ReadonlySet<string> = new Set([
  'minecraft',
  'java',
  'fabricloader',
  'fabric-loader',
  'quilt_loader',
  'forge',
  'neoforge',
  'fml',
  'mcp',
  'javafml',
  'lowcodefml',
  'mod_minecraftforge',
  'liteloader',
]);

export const isOtherMod = ({ mod_id }: Dependency): boolean => !NOT_MODS.has(mod_id.toLowerCase());
