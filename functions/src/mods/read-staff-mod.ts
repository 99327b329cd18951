import type { StaffMod } from '@bigorna/domain/endpoints/admin';
import type { ModCounts } from '@bigorna/domain/entities/mod';
import { notFoundUnless } from '../platform/api-error.ts';
import { doc, get, run } from '../platform/firestore.ts';
import { detailsOf } from './mod-details.ts';
import { clearReleases, staffPageOf } from './mod-page.ts';

/**
 * A mod of any status for staff, from the documents themselves.
 *
 * @throws ApiError mod_not_found
 */
export const readStaffMod = async (modId: string, counts: ModCounts): Promise<StaffMod> => {
  const [stored, moderation, details, releases] = await Promise.all([
    get(doc('mods/{mod}', modId)),
    get(doc('mods/{mod}/private/moderation', modId)),
    get(doc('mods/{mod}/private/details', modId)),
    run('releasesOfMod', { mod: modId }),
  ]);
  const mod = notFoundUnless(stored, 'mod_not_found');
  return {
    ...staffPageOf(modId, mod, detailsOf(mod, details), clearReleases(releases), counts),
    created_by: moderation?.created_by ?? null,
    reason: moderation?.reason ?? null,
    decided_at: moderation?.decided_at?.toISOString() ?? null,
  };
};
