import type { StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod';
import type { SuccessCode } from '@bigorna/domain/errors/codes';
import { catalogue } from '../../../catalogue/index.ts';
import { notFoundUnless } from '../../../platform/api-error.ts';
import { get, getAll } from '../../../platform/firestore.ts';
import { type ReleaseId, releaseDoc } from '../../../releases/find-release.ts';
import { readStaffReleases } from '../../../releases/staff-releases.ts';
import { logEntryHeader } from '../log-entry.ts';

/** What is answered of a release after a change. */
interface Changed {
  readonly data: StaffRelease;
  readonly message: SuccessCode;
  readonly headers: Record<string, string>;
}

/** The release as it is now, after a change that left a log entry, or none. The index looks for it at once. */
export const releaseAfter = async (
  id: ReleaseId,
  entry: string | undefined,
  message: SuccessCode,
): Promise<Changed> => {
  catalogue.expectChange();
  const stored = notFoundUnless(await get(releaseDoc(id)), 'record_not_found');
  const [release] = await readStaffReleases({ getAll }, id.modId, [{ ...stored, id: id.releaseId }]);
  return { data: notFoundUnless(release, 'record_not_found'), message, headers: logEntryHeader(entry) };
};
