import type { StaffMod, StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import type { ModCounts } from '@bigorna/domain/entities/mod';
import { toStaffModPage } from '../pages/mod-page.ts';
import { readStaffReleases } from '../releases/staff-releases.ts';
import { DOCUMENTS_NOW, readMod, type StoredMod } from '../stored/stored-mod.ts';
import { getPurgeTime } from './delete-mod.ts';

const toIso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

/** A stored mod for the console, with all its releases. */
export const toStaffMod = (
  { id, mod, details, moderation, releases }: StoredMod,
  allReleases: StaffRelease[],
  counts: ModCounts,
): StaffMod => {
  const clear = releases.flatMap(({ verdict, ...release }) => (verdict === 'clear' ? [release] : []));
  return {
    ...toStaffModPage(id, mod, details, clear, counts),
    purge_at: mod.deleted_at === null ? null : toIso(getPurgeTime(mod.deleted_at)),
    created_by: moderation?.created_by ?? null,
    former_status: moderation?.former_status ?? null,
    reason: moderation?.reason ?? null,
    reason_code: moderation?.reason_code ?? null,
    revision: moderation?.revision ?? null,
    decided_at: toIso(moderation?.decided_at),
    all_releases: allReleases,
  };
};

/**
 * Reads a mod of any status for the console, also a soft-deleted mod. Reads the documents, not the index.
 *
 * @throws ApiError mod_not_found
 */
export const readStaffMod = async (modId: string, counts: ModCounts): Promise<StaffMod> => {
  const stored = await readMod(DOCUMENTS_NOW, modId);
  return toStaffMod(stored, await readStaffReleases(DOCUMENTS_NOW, stored), counts);
};
