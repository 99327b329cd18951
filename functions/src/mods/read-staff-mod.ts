import type { StaffMod, StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod';
import type { ModCounts } from '@bigorna/domain/entities/mod';
import { get, getAll, run } from '../platform/firestore.ts';
import { readStaffReleases } from '../releases/staff-releases.ts';
import { purgeAt } from './delete-mod.ts';
import { staffPageOf } from './mod-page.ts';
import { readMod, type StoredMod } from './stored-mod.ts';

const iso = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

/** A stored mod as staff see it, with its releases as they see them. */
export const staffModOf = (
  { id, mod, details, moderation, releases }: StoredMod,
  allReleases: StaffRelease[],
  counts: ModCounts,
): StaffMod => {
  const clear = releases.flatMap(({ verdict, ...release }) => (verdict === 'clear' ? [release] : []));
  return {
    ...staffPageOf(id, mod, details, clear, counts),
    purge_at: mod.deleted_at === null ? null : iso(purgeAt(mod.deleted_at)),
    created_by: moderation?.created_by ?? null,
    former_status: moderation?.former_status ?? null,
    reason: moderation?.reason ?? null,
    reason_code: moderation?.reason_code ?? null,
    revision: moderation?.revision ?? null,
    decided_at: iso(moderation?.decided_at),
    all_releases: allReleases,
  };
};

/** What reads from the documents themselves, as they are now. */
export const DOCUMENTS_NOW = { get, getAll, run };

/**
 * A mod of any status for staff, from the documents themselves, thrown away or not.
 *
 * @throws ApiError mod_not_found
 */
export const readStaffMod = async (modId: string, counts: ModCounts): Promise<StaffMod> => {
  const stored = await readMod(DOCUMENTS_NOW, modId);
  return staffModOf(stored, await readStaffReleases(DOCUMENTS_NOW, modId, stored.releases), counts);
};
