import type { Mod, Release, ReleaseFile } from '@bigorna/domain/entities/mod';
import { headlineRelease } from '@bigorna/domain/version-order';
import { clearReleases } from '../mods/mod-page.ts';
import { ApiError, notFoundUnless } from '../platform/api-error.ts';
import { doc, get, run } from '../platform/firestore.ts';

/** A release that may be downloaded now, and where it is. */
export interface Downloadable {
  readonly modId: string;
  readonly mod: Mod;
  readonly releaseId: string;
  readonly release: Omit<Release, 'verdict'>;
  readonly file: ReleaseFile;
}

const headlineOf = async (modId: string): Promise<string | undefined> =>
  headlineRelease(clearReleases(await run('releasesOfMod', { mod: modId })))?.id;

/**
 * The release of a mod that may be downloaded, read from the documents themselves: what staff took away a moment ago
 * is refused at once, whatever the catalogue still shows.
 *
 * @param releaseId the release asked for; the headline release without one
 * @throws ApiError mod_not_found, download_url_unavailable
 */
export const downloadable = async (modId: string, releaseId?: string): Promise<Downloadable> => {
  const mod = notFoundUnless(await get(doc('mods/{mod}', modId)), 'mod_not_found');
  if (mod.status !== 'approved') throw new ApiError('mod_not_found');
  const chosen = notFoundUnless(releaseId ?? (await headlineOf(modId)), 'download_url_unavailable');
  const [release, file] = await Promise.all([
    get(doc('mods/{mod}/releases/{release}', modId, chosen)),
    get(doc('mods/{mod}/releases/{release}/private/file', modId, chosen)),
  ]);
  if (release?.verdict !== 'clear') throw new ApiError('download_url_unavailable');
  return { modId, mod, releaseId: chosen, release, file: notFoundUnless(file, 'download_url_unavailable') };
};
