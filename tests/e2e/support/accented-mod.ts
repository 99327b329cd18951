import { getMod, listMods } from './api.ts';

export const removeAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Finds a mod with an accent in its title, and the release of its download button.
 *
 * @throws Error when the catalogue has none
 */
export const findAccentedMod = async () => {
  const mods = await listMods({ content_type: 'mod', limit: '100' });
  for (const { slug, title } of mods.filter((mod) => removeAccents(mod.title) !== mod.title)) {
    const mod = await getMod(slug);
    const release = mod.releases.find(({ version }) => version === mod.version);
    if (release?.sha256) return { mod, title, release, sha256: release.sha256 };
  }
  throw new Error('no mod of the catalogue has an accent in its title and a hosted file');
};
