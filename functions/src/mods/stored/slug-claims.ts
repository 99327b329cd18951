import { RESERVED_SLUGS } from '@bigorna/domain/slug';
import { ApiError } from '../../platform/api-error.ts';
import { doc, type Reader, type Writer } from '../../platform/firestore.ts';

/** Whether a mod may use a slug, and the other mod that has or had this slug. */
export interface SlugState {
  readonly free: boolean;
  readonly takenBy: string | null;
}

/**
 * Whether a mod may use a slug. A mod may reuse its own previous slugs. Reserved words and slugs of other mods are
 * never available.
 *
 * @param modId the mod; undefined for a new mod
 */
export const readSlugState = async (tx: Pick<Reader, 'get'>, slug: string, modId?: string): Promise<SlugState> => {
  if (RESERVED_SLUGS.some((word) => word === slug)) return { free: false, takenBy: null };
  const claim = await tx.get(doc('slugs/{slug}', slug));
  const isTaken = claim !== undefined && claim.mod_id !== modId;
  return { free: !isTaken, takenBy: isTaken ? claim.mod_id : null };
};

/**
 * The first free slug among `base`, `base-2`, `base-3` and so on. Doubles the number until a slug is free, then
 * searches between the last two numbers. If a number is free between taken ones, it may stay free.
 *
 * @param modId the mod; undefined for a new mod
 */
export const findFreeSlug = async (tx: Pick<Reader, 'get'>, base: string, modId?: string): Promise<string> => {
  const toSlug = (number: number): string => (number === 1 ? base : `${base}-${number}`);
  const isFree = async (number: number): Promise<boolean> => (await readSlugState(tx, toSlug(number), modId)).free;
  let taken = 0;
  let free = 1;
  while (!(await isFree(free))) [taken, free] = [free, free * 2];
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2);
    if (await isFree(middle)) free = middle;
    else taken = middle;
  }
  return toSlug(free);
};

/**
 * Prepares a change of a mod's slug. The previous slug stays reserved and redirects.
 *
 * @param before the current slug; undefined for a new mod
 * @returns a function that writes the claims; call it after the transaction's last read
 * @throws ApiError slug_taken
 */
export const claimSlug = async (
  tx: Reader,
  modId: string,
  slug: string,
  before: string | undefined,
): Promise<(writes: Writer) => void> => {
  if (slug === before) return () => undefined;
  const { free } = await readSlugState(tx, slug, modId);
  if (!free) throw new ApiError('slug_taken', { fields: [{ path: 'slug', code: 'slug_taken' }] });
  return (writes) => {
    writes.set(doc('slugs/{slug}', slug), { mod_id: modId, current: true });
    if (before !== undefined) writes.set(doc('slugs/{slug}', before), { mod_id: modId, current: false });
  };
};
