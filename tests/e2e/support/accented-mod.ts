import { getMod, listMods } from './api.ts';

/** A text as somebody types it whose keyboard has no accents. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * A mod of the catalogue with an accent in its name, and its release that the download button gives.
 *
 * @throws when the catalogue has none
 */
export const accentedMod = async () => {
  const mods = await listMods({ content_type: 'mod', limit: '100' });
  for (const { slug, title } of mods.filter((mod) => withoutAccents(mod.title) !== mod.title)) {
    const mod = await getMod(slug);
    const release = mod.releases.find(({ version }) => version === mod.version);
    if (release?.sha256) return { mod, title, release, sha256: release.sha256 };
  }
  throw new Error('no mod of the catalogue has an accent in its name and a file of its own');
};
