import type { OwnFeedback } from '@bigorna/domain/endpoints/feedback';
import { ApiError } from '../platform/api-error.ts';
import { doc, get, getAll } from '../platform/firestore.ts';

const votesOf = async (uid: string, modId: string, releaseIds: readonly string[]): Promise<Record<string, boolean>> => {
  const votes = await getAll(releaseIds.map((id) => doc('mods/{mod}/releases/{release}/votes/{uid}', modId, id, uid)));
  return Object.fromEntries(
    releaseIds.flatMap((id, i) => {
      const vote = votes[i];
      return vote === undefined ? [] : [[id, vote.works] as const];
    }),
  );
};

/**
 * What a member has said of an approved mod, and whether they may.
 *
 * @throws ApiError mod_not_found
 */
export const ownFeedback = async (uid: string, modId: string, releaseIds: readonly string[]): Promise<OwnFeedback> => {
  const [mod, downloader, rating, votes] = await Promise.all([
    get(doc('mods/{mod}', modId)),
    get(doc('mods/{mod}/downloaders/{uid}', modId, uid)),
    get(doc('mods/{mod}/ratings/{uid}', modId, uid)),
    votesOf(uid, modId, [...new Set(releaseIds)]),
  ]);
  if (mod?.status !== 'approved') throw new ApiError('mod_not_found');
  return { downloaded: downloader !== undefined, stars: rating?.stars ?? null, votes };
};
