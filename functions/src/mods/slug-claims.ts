import { RESERVED_SLUGS } from '@bigorna/domain/slug';
import { ApiError } from '../platform/api-error.ts';
import { doc, type Reader, type Writer } from '../platform/firestore.ts';

/** What there is to know of a slug: the mod that has or had it, and whether another mod could have it. */
export interface SlugState {
  readonly free: boolean;
  readonly takenBy: string | null;
}

/**
 * Whether a mod could have a slug. Its own former ones are free to it, those of others never again.
 *
 * @param modId the mod it is for; undefined for a new one
 */
export const slugState = async (step: Pick<Reader, 'get'>, slug: string, modId?: string): Promise<SlugState> => {
  if (RESERVED_SLUGS.some((word) => word === slug)) return { free: false, takenBy: null };
  const claim = await step.get(doc('slugs/{slug}', slug));
  const isOthers = claim !== undefined && claim.mod_id !== modId;
  return { free: !isOthers, takenBy: isOthers ? claim.mod_id : null };
};

/**
 * Prepares a mod's going over to a slug: what it had before stays reserved and leads on.
 *
 * @param before the slug it has; undefined for a new one
 * @returns writes the claims, after the transaction's last read
 * @throws ApiError slug_taken
 */
export const claimSlug = async (
  step: Reader,
  modId: string,
  slug: string,
  before: string | undefined,
): Promise<(writes: Writer) => void> => {
  if (slug === before) return () => undefined;
  const { free } = await slugState(step, slug, modId);
  if (!free) throw new ApiError('slug_taken', { fields: [{ path: 'slug', code: 'slug_taken' }] });
  return (writes) => {
    writes.set(doc('slugs/{slug}', slug), { mod_id: modId, current: true });
    if (before !== undefined) writes.set(doc('slugs/{slug}', before), { mod_id: modId, current: false });
  };
};
