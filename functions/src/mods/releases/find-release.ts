import type { Release, ReleaseFile, ReleaseVerdict } from '@bigorna/domain/entities/release';
import type { IdentifiedRelease } from '@bigorna/domain/mod-page';
import { requireFound } from '../../platform/api-error.ts';
import { doc, get, type Reader, run } from '../../platform/firestore.ts';
import { readUndeletedMod, type StoredMod } from '../stored/stored-mod.ts';

/** Identifies a release by the id of its mod and its own id. */
export interface ReleaseId {
  readonly modId: string;
  readonly releaseId: string;
}

/** A release as a staff member last read it. */
export interface ReleaseCommand extends ReleaseId {
  /** The mod's `updated_at` the staff member last read; undefined skips the check. */
  readonly seen?: string | undefined;
}

/** All stored documents of a release, and its mod. */
export interface StoredRelease {
  readonly storedMod: StoredMod;
  readonly release: IdentifiedRelease;
  readonly file: ReleaseFile;
  readonly verdict: ReleaseVerdict;
}

export const getReleaseRef = ({ modId, releaseId }: ReleaseId) =>
  doc('mods/{mod}/releases/{release}', modId, releaseId);
export const getFileRef = ({ modId, releaseId }: ReleaseId) =>
  doc('mods/{mod}/releases/{release}/private/file', modId, releaseId);
export const getVerdictRef = ({ modId, releaseId }: ReleaseId) =>
  doc('mods/{mod}/releases/{release}/private/verdict', modId, releaseId);

/** The verdict of a release from the time before files were inspected. */
const createEmptyVerdict = ({ published_at }: IdentifiedRelease): ReleaseVerdict => ({
  findings: [],
  fields: null,
  packs: [],
  confirmed_by: null,
  reason: null,
  at: published_at,
});

/**
 * Reads a release for a change by staff.
 *
 * @param read reads the mod; by default a mod that is not soft-deleted
 * @throws ApiError mod_not_found, record_not_found
 */
export const findRelease = async (tx: Reader, id: ReleaseId, read = readUndeletedMod): Promise<StoredRelease> => {
  const [of, file, verdict] = await Promise.all([
    read(tx, id.modId),
    tx.get(getFileRef(id)),
    tx.get(getVerdictRef(id)),
  ]);
  const release = requireFound(
    of.releases.find((one) => one.id === id.releaseId),
    'record_not_found',
  );
  return {
    storedMod: of,
    release,
    file: requireFound(file, 'record_not_found'),
    verdict: verdict ?? createEmptyVerdict(release),
  };
};

interface ReleaseOfFile extends ReleaseId {
  readonly release: Release;
}

const SHA256_DIGITS = 64;

/** The ids in a path `mods/{mod}/releases/{release}`, or in a path below it. */
export const parseReleasePath = (path: string): ReleaseId => {
  const [, modId = '', , releaseId = ''] = path.split('/');
  return { modId, releaseId };
};

const findContaining = async (hash: string): Promise<ReleaseOfFile[]> => {
  const verdicts = await run('releasesHoldingPack', { hash });
  const releases = await Promise.all(
    verdicts.map(async ({ path }) => {
      const id = parseReleasePath(path);
      const release = await get(doc('mods/{mod}/releases/{release}', id.modId, id.releaseId));
      return release === undefined ? [] : [{ ...id, release }];
    }),
  );
  return releases.flat();
};

const findByHash = (hash: string) =>
  hash.length === SHA256_DIGITS ? run('releasesOfSha256', { sha256: hash }) : run('releasesOfSha512', { sha512: hash });

/** The releases with this file, and the releases that contain it as a nested archive. Includes withdrawn releases. */
export const findReleasesOfFile = async (hash: string): Promise<ReleaseOfFile[]> => {
  const [same, containing] = await Promise.all([findByHash(hash), findContaining(hash)]);
  return [...same.map(({ path, data }) => ({ ...parseReleasePath(path), release: data })), ...containing];
};
