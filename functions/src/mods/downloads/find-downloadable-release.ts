import type { downloadBody } from '@bigorna/domain/endpoints/downloads.schemas';
import type { Mod } from '@bigorna/domain/entities/mod';
import type { Release, ReleaseFile } from '@bigorna/domain/entities/release';
import { pickRecommendedRelease } from '@bigorna/domain/version-order';
import type { z } from 'zod';
import { ApiError, requireFound } from '../../platform/api-error.ts';
import { doc, get, run } from '../../platform/firestore.ts';
import { getClearReleases } from '../pages/mod-page.ts';

/** A release that may be downloaded now, and its file. */
export interface DownloadableRelease {
  readonly modId: string;
  readonly mod: Mod;
  readonly releaseId: string;
  readonly release: Omit<Release, 'verdict'>;
  readonly file: ReleaseFile;
}

type DownloadRequest = z.output<typeof downloadBody>;

const chooseRelease = async (modId: string, { game_version, loader }: DownloadRequest): Promise<string | undefined> =>
  pickRecommendedRelease(getClearReleases(await run('releasesOfMod', { mod: modId })), {
    version: game_version ?? '',
    loader: loader ?? '',
  })?.id;

/**
 * Finds the release of a mod for a download. Reads the documents, so that a take-down applies at once, even if the
 * catalogue is older.
 *
 * @param request the release, or the game version and loader; without them the recommended release
 * @throws ApiError mod_not_found; download_url_unavailable, also if no release matches the game
 */
export const findDownloadableRelease = async (
  modId: string,
  request: DownloadRequest,
): Promise<DownloadableRelease> => {
  const mod = requireFound(await get(doc('mods/{mod}', modId)), 'mod_not_found');
  if (mod.status !== 'approved') throw new ApiError('mod_not_found');
  const releaseId = requireFound(
    request.release_id ?? (await chooseRelease(modId, request)),
    'download_url_unavailable',
  );
  const [release, file] = await Promise.all([
    get(doc('mods/{mod}/releases/{release}', modId, releaseId)),
    get(doc('mods/{mod}/releases/{release}/private/file', modId, releaseId)),
  ]);
  if (release?.verdict !== 'clear') throw new ApiError('download_url_unavailable');
  return { modId, mod, releaseId: releaseId, release, file: requireFound(file, 'download_url_unavailable') };
};
