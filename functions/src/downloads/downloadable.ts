import type { downloadBody } from '@bigorna/domain/endpoints/downloads';
import type { Mod } from '@bigorna/domain/entities/mod';
import type { Release, ReleaseFile } from '@bigorna/domain/entities/release';
import { recommendedRelease } from '@bigorna/domain/version-order';
import type { z } from 'zod';
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

type Wanted = z.output<typeof downloadBody>;

const chosenOf = async (modId: string, { game_version, loader }: Wanted): Promise<string | undefined> =>
  recommendedRelease(clearReleases(await run('releasesOfMod', { mod: modId })), {
    version: game_version ?? '',
    loader: loader ?? '',
  })?.id;

/**
 * The release of a mod that may be downloaded, read from the documents themselves: what staff took away a moment ago
 * is refused at once, whatever the catalogue still shows.
 *
 * @param wanted the release asked for, or the game that it is to suit; the headline release without either
 * @throws ApiError mod_not_found, download_url_unavailable (also where no release suits the game)
 */
export const downloadable = async (modId: string, wanted: Wanted): Promise<Downloadable> => {
  const mod = notFoundUnless(await get(doc('mods/{mod}', modId)), 'mod_not_found');
  if (mod.status !== 'approved') throw new ApiError('mod_not_found');
  const chosen = notFoundUnless(wanted.release_id ?? (await chosenOf(modId, wanted)), 'download_url_unavailable');
  const [release, file] = await Promise.all([
    get(doc('mods/{mod}/releases/{release}', modId, chosen)),
    get(doc('mods/{mod}/releases/{release}/private/file', modId, chosen)),
  ]);
  if (release?.verdict !== 'clear') throw new ApiError('download_url_unavailable');
  return { modId, mod, releaseId: chosen, release, file: notFoundUnless(file, 'download_url_unavailable') };
};
