import type { ReleaseFile, ReleaseVerdict } from '@bigorna/domain/entities/release';
import type { IdentifiedRelease } from '@bigorna/domain/mod-page';
import { readPresentMod, type StoredMod } from '../mods/stored-mod.ts';
import { notFoundUnless } from '../platform/api-error.ts';
import { doc, type Reader } from '../platform/firestore.ts';

/** Which release of which mod. */
export interface ReleaseId {
  readonly modId: string;
  readonly releaseId: string;
}

/** The same, as staff saw it. */
export interface SeenRelease extends ReleaseId {
  /** The `updated_at` of its mod as the staff member saw it; undefined acts on whatever it is now. */
  readonly seen?: string | undefined;
}

/** All that is stored of a release, and the mod that it is of. */
export interface FoundRelease {
  readonly of: StoredMod;
  readonly release: IdentifiedRelease;
  readonly file: ReleaseFile;
  readonly verdict: ReleaseVerdict;
}

export const releaseDoc = ({ modId, releaseId }: ReleaseId) => doc('mods/{mod}/releases/{release}', modId, releaseId);
export const fileDoc = ({ modId, releaseId }: ReleaseId) =>
  doc('mods/{mod}/releases/{release}/private/file', modId, releaseId);
export const verdictDoc = ({ modId, releaseId }: ReleaseId) =>
  doc('mods/{mod}/releases/{release}/private/verdict', modId, releaseId);

/** Releases from before there was a check have no words about it. */
const unchecked = ({ published_at }: IdentifiedRelease): ReleaseVerdict => ({
  findings: [],
  fields: null,
  packs: [],
  confirmed_by: null,
  reason: null,
  at: published_at,
});

/**
 * A release of a mod that staff can change.
 *
 * @param read how its mod is found: a present one, unless told otherwise
 * @throws ApiError mod_not_found, record_not_found
 */
export const findRelease = async (step: Reader, id: ReleaseId, read = readPresentMod): Promise<FoundRelease> => {
  const [of, file, verdict] = await Promise.all([
    read(step, id.modId),
    step.get(fileDoc(id)),
    step.get(verdictDoc(id)),
  ]);
  const release = notFoundUnless(
    of.releases.find((one) => one.id === id.releaseId),
    'record_not_found',
  );
  return { of, release, file: notFoundUnless(file, 'record_not_found'), verdict: verdict ?? unchecked(release) };
};
