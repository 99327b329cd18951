import type { Mod, ModDetails, ModModeration } from '@bigorna/domain/entities/mod';
import type { IdentifiedRelease } from '@bigorna/domain/mod-page';
import { notFoundUnless } from '../platform/api-error.ts';
import { doc, type Found, type Reader } from '../platform/firestore.ts';
import { detailsOf } from './mod-details.ts';

/** All that is stored of a mod itself; what members say of it is elsewhere. */
export interface StoredMod {
  readonly id: string;
  readonly mod: Mod;
  readonly details: ModDetails;
  /** Undefined for an entry that staff never touched. */
  readonly moderation: ModModeration | undefined;
  /** Every release, whatever its verdict. */
  readonly releases: readonly IdentifiedRelease[];
}

/** What only staff know of a mod before anybody decided about it. */
export const untouched = (createdBy: string): ModModeration => ({
  created_by: createdBy,
  former_status: null,
  deleted_from: null,
  reason: null,
  reason_code: null,
  claim: null,
  decided_by: null,
  decided_at: null,
});

const identified = ({ id, data }: Found<Omit<IdentifiedRelease, 'id'>>): IdentifiedRelease => ({ ...data, id });

/**
 * A mod of any status, thrown away or not.
 *
 * @throws ApiError mod_not_found
 */
export const readMod = async (step: Reader, id: string): Promise<StoredMod> => {
  const [stored, moderation, details, releases] = await Promise.all([
    step.get(doc('mods/{mod}', id)),
    step.get(doc('mods/{mod}/private/moderation', id)),
    step.get(doc('mods/{mod}/private/details', id)),
    step.run('releasesOfMod', { mod: id }),
  ]);
  const mod = notFoundUnless(stored, 'mod_not_found');
  return { id, mod, moderation, details: detailsOf(mod, details), releases: releases.map(identified) };
};

/**
 * The same of a mod that staff can still change: one that was thrown away is none any more, but for its undeletion.
 *
 * @throws ApiError mod_not_found
 */
export const readPresentMod = async (step: Reader, id: string): Promise<StoredMod> => {
  const found = await readMod(step, id);
  notFoundUnless(found.mod.deleted_at === null ? found : undefined, 'mod_not_found');
  return found;
};
