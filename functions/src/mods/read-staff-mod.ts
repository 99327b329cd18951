import type { StaffMod } from '@bigorna/domain/endpoints/admin/mods';
import type { ModCounts } from '@bigorna/domain/entities/mod';
import { DAY_MS, DELETED_MOD_KEPT_DAYS } from '@bigorna/domain/limits';
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
  const deleted = mod.deleted_at?.getTime();
  return {
    ...staffPageOf(modId, mod, detailsOf(mod, details), clearReleases(releases), counts),
    purge_at: deleted === undefined ? null : new Date(deleted + DELETED_MOD_KEPT_DAYS * DAY_MS).toISOString(),
    created_by: moderation?.created_by ?? null,
    former_status: moderation?.former_status ?? null,
    reason_code: moderation?.reason_code ?? null,
    revision: moderation?.revision ?? null,
    all_releases: [],
    reason: moderation?.reason ?? null,
    decided_at: moderation?.decided_at?.toISOString() ?? null,
  };
};
