import type { StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import type { Finding, ReleaseFile, ReleaseVerdict } from '@bigorna/domain/entities/release';
import type { IdentifiedRelease } from '@bigorna/domain/mod-page';
import { doc, type Reader } from '../../platform/firestore.ts';
import type { StoredMod } from '../stored/stored-mod.ts';
import { getFormFindings } from './form-findings.ts';
import { checkIdentity } from './identity-findings.ts';

/** A release with the fields that only staff may read. */
const toStaffRelease = (
  release: IdentifiedRelease,
  file: ReleaseFile | undefined,
  verdict: ReleaseVerdict | undefined,
  identity: readonly Finding[],
): StaffRelease => ({
  ...release,
  published_at: release.published_at.toISOString(),
  missing_dependencies: 0,
  findings: [...(verdict?.findings ?? []), ...getFormFindings(release, verdict?.fields ?? null), ...identity],
  fields: verdict?.fields ?? null,
  external_url: file !== undefined && 'external_url' in file ? file.external_url : null,
  confirmed_by: verdict?.confirmed_by ?? null,
  reason: release.verdict === 'refused' ? (verdict?.reason ?? null) : null,
  taken_down: release.verdict === 'refused' && verdict?.taken_down === true,
});

/** The verdicts of releases, in the same order. One read per release. */
export const readVerdicts = (
  reader: Pick<Reader, 'getAll'>,
  modId: string,
  releases: readonly Pick<IdentifiedRelease, 'id'>[],
): Promise<(ReleaseVerdict | undefined)[]> =>
  reader.getAll(releases.map(({ id }) => doc('mods/{mod}/releases/{release}/private/verdict', modId, id)));

/** A mod's releases with the fields that only staff may read, newest first. Two reads per release. */
export const readStaffReleases = async (
  reader: Pick<Reader, 'getAll'>,
  { id: modId, mod, releases }: Pick<StoredMod, 'id' | 'mod' | 'releases'>,
): Promise<StaffRelease[]> => {
  const newestFirst = releases.toSorted((a, b) => b.published_at.getTime() - a.published_at.getTime());
  const [files, verdicts] = await Promise.all([
    reader.getAll(newestFirst.map(({ id }) => doc('mods/{mod}/releases/{release}/private/file', modId, id))),
    readVerdicts(reader, modId, newestFirst),
  ]);
  const manifests = newestFirst.map(({ verdict }, i) => (verdict === 'refused' ? null : (verdicts[i]?.fields ?? null)));
  return newestFirst.map((release, i) => {
    const others = manifests.flatMap((fields, other) => (other === i || fields === null ? [] : [fields]));
    return toStaffRelease(release, files[i], verdicts[i], checkIdentity(mod, manifests[i] ?? null, others));
  });
};
