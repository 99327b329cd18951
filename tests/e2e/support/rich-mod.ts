import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { getMod, listMods } from './api.ts';

/**
 * Finds a featured mod with pictures, three releases in two channels and dependencies.
 *
 * @throws Error when the catalogue has none
 */
export const findRichMod = async (): Promise<ModPage> => {
  const featured = await listMods({ content_type: 'mod', featured: '1', limit: '100' });
  for (const { slug } of featured) {
    const mod = await getMod(slug);
    const [release] = mod.releases;
    const channels = new Set(mod.releases.map(({ channel }) => channel));
    if (mod.gallery.length > 1 && mod.releases.length > 2 && channels.size > 1 && release?.dependencies.length)
      return mod;
  }
  throw new Error('no featured mod has pictures, three releases in two channels and dependencies');
};

/**
 * Finds an addon with this file extension.
 *
 * @throws Error when the catalogue has none
 */
export const findAddon = async (extension: string): Promise<ModPage> => {
  for (const { slug } of await listMods({ content_type: 'addon', limit: '100' })) {
    const mod = await getMod(slug);
    if (mod.releases[0]?.file_name.endsWith(extension)) return mod;
  }
  throw new Error(`no addon of the catalogue has a ${extension}`);
};

/**
 * Finds a mod without pictures.
 *
 * @throws Error when the catalogue has none
 */
export const findPlainMod = async (): Promise<ModPage> => {
  for (const { slug } of await listMods({ limit: '100' })) {
    const mod = await getMod(slug);
    if (mod.gallery.length === 0) return mod;
  }
  throw new Error('every mod has pictures');
};
