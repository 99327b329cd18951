import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { getMod, listMods } from './api.ts';

const findMod = async (
  params: Record<string, string>,
  isWanted: (mod: ModPage) => boolean,
  missing: string,
): Promise<ModPage> => {
  for (const { slug } of await listMods({ limit: '100', ...params })) {
    const mod = await getMod(slug);
    if (isWanted(mod)) return mod;
  }
  throw new Error(missing);
};

/**
 * Finds a featured mod with pictures, three releases in two channels and dependencies.
 *
 * @throws Error when the catalogue has none
 */
export const findRichMod = (): Promise<ModPage> => {
  const isRich = ({ gallery, releases }: ModPage): boolean => {
    const channels = new Set(releases.map(({ channel }) => channel));
    const needed = releases[0]?.dependencies.length ?? 0;
    return gallery.length > 1 && releases.length > 2 && channels.size > 1 && needed > 0;
  };
  const missing = 'no featured mod has pictures, three releases in two channels and dependencies';
  return findMod({ content_type: 'mod', featured: '1' }, isRich, missing);
};

/**
 * Finds an addon with this file extension.
 *
 * @throws Error when the catalogue has none
 */
export const findAddon = (extension: string): Promise<ModPage> => {
  const hasExtension = ({ releases }: ModPage) => releases[0]?.file_name.endsWith(extension) ?? false;
  return findMod({ content_type: 'addon' }, hasExtension, `no addon of the catalogue has a ${extension}`);
};

/**
 * Finds a mod without pictures.
 *
 * @throws Error when the catalogue has none
 */
export const findPlainMod = (): Promise<ModPage> =>
  findMod({}, ({ gallery }) => gallery.length === 0, 'every mod has pictures');
