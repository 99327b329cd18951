import { doc, get } from '../../platform/firestore.ts';

/** Whether a slug belongs, or belonged, to a mod that was published once. Two reads. */
export const wasPublished = async (slug: string): Promise<boolean> => {
  const claim = await get(doc('slugs/{slug}', slug));
  const mod = claim && (await get(doc('mods/{mod}', claim.mod_id)));
  return mod !== undefined && mod.published_at !== null;
};
