import { slug } from '@bigorna/domain/entities/common';
import { doc, get } from '../../platform/firestore.ts';

/** Status of a mod that was published once, and is not public now. */
export const GONE = 410;

/**
 * Whether a text is a slug that belongs, or belonged, to a mod that was published once. Two reads. If they fail, the
 * mod counts as unknown.
 */
export const wasPublished = async (text: string | undefined): Promise<boolean> => {
  const { data: known } = slug.safeParse(text);
  if (known === undefined) return false;
  try {
    const claim = await get(doc('slugs/{slug}', known));
    const mod = claim && (await get(doc('mods/{mod}', claim.mod_id)));
    return mod !== undefined && mod.published_at !== null;
  } catch {
    return false;
  }
};
