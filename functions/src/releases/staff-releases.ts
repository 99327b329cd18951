import type { StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod';
import type { ReleaseFile, ReleaseVerdict } from '@bigorna/domain/entities/release';
import type { IdentifiedRelease } from '@bigorna/domain/mod-page';
import { doc, type Reader } from '../platform/firestore.ts';
import { formFindings } from './form-findings.ts';

/** A release with what only staff may know of it. */
export const staffReleaseOf = (
  release: IdentifiedRelease,
  file: ReleaseFile | undefined,
  verdict: ReleaseVerdict | undefined,
): StaffRelease => ({
  ...release,
  published_at: release.published_at.toISOString(),
  missing_dependencies: 0,
  findings: [...(verdict?.findings ?? []), ...formFindings(release, verdict?.fields ?? null)],
  fields: verdict?.fields ?? null,
  external_url: file !== undefined && 'external_url' in file ? file.external_url : null,
  confirmed_by: verdict?.confirmed_by ?? null,
  reason: verdict?.reason ?? null,
});

/** Some releases of a mod with what only staff may know of them, newest first; two reads for each. */
export const readStaffReleases = async (
  reader: Pick<Reader, 'getAll'>,
  modId: string,
  releases: readonly IdentifiedRelease[],
): Promise<StaffRelease[]> => {
  const newestFirst = releases.toSorted((a, b) => b.published_at.getTime() - a.published_at.getTime());
  const [files, verdicts] = await Promise.all([
    reader.getAll(newestFirst.map(({ id }) => doc('mods/{mod}/releases/{release}/private/file', modId, id))),
    reader.getAll(newestFirst.map(({ id }) => doc('mods/{mod}/releases/{release}/private/verdict', modId, id))),
  ]);
  return newestFirst.map((release, i) => staffReleaseOf(release, files[i], verdicts[i]));
};
