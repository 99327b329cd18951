import { countRecentVotes } from '@bigorna/domain/compat-votes';
import type { CommentsMeta, MemberFeedback, ModFeedback } from '@bigorna/domain/endpoints/feedback.schemas';
import { type Feedback, feedback } from '@bigorna/domain/entities/mod';
import { getMeanRating } from '@bigorna/domain/rating';
import { toDay } from '@bigorna/domain/trending';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { doc, get, getAll } from '../../platform/firestore.ts';
import { readPage } from './read-page.ts';

type Stars = CommentsMeta['stars'];

const TTL_MS = 5000;
const ENTRIES_MAX = 1000;

const feedbackCache = new LRUCache<string, Feedback>({
  max: ENTRIES_MAX,
  ttl: TTL_MS,
  fetchMethod: async (id) => (await get(doc('feedback/{mod}', id))) ?? feedback.parse({}),
});

/** A mod's feedback as last recounted, cached for five seconds; zero before the first count. */
const readFeedback = async (modId: string): Promise<Feedback> =>
  (await feedbackCache.fetch(modId)) ?? feedback.parse({});

const toStars = ({ stars }: Feedback): Stars => [stars[1], stars[2], stars[3], stars[4], stars[5]];

/** How many ratings of a mod have one star, two stars, and so on up to five. */
export const countStars = async (modId: string): Promise<Stars> => toStars(await readFeedback(modId));

/**
 * A mod's ratings, and the recent votes per visible release.
 *
 * @throws ApiError mod_not_found if the mod was just hidden
 */
export const getModFeedback = async (mod: { id: string; updated: number }): Promise<ModFeedback> => {
  const [stored, page] = await Promise.all([readFeedback(mod.id), readPage(mod)]);
  const today = toDay(now());
  const stars = toStars(stored);
  const ratings = stars.reduce((sum, starCount) => sum + starCount, 0);
  const starSum = stars.reduce((sum, ratingCount, i) => sum + ratingCount * (i + 1), 0);
  const releases = page.releases.flatMap(({ id }) => {
    const votes = countRecentVotes(stored.releases[id]?.days ?? {}, today);
    return votes.works + votes.broken > 0 ? [[id, votes] as const] : [];
  });
  return { rating: getMeanRating({ ratings, stars: starSum }), ratings, stars, releases: Object.fromEntries(releases) };
};

const readVotes = async (
  uid: string,
  modId: string,
  releaseIds: readonly string[],
): Promise<Record<string, boolean>> => {
  const votes = await getAll(releaseIds.map((id) => doc('mods/{mod}/releases/{release}/votes/{uid}', modId, id, uid)));
  return Object.fromEntries(
    releaseIds.flatMap((id, i) => {
      const vote = votes[i];
      return vote === undefined ? [] : [[id, vote.works] as const];
    }),
  );
};

/**
 * A member's rating and votes for an approved mod, whether they have downloaded it, and the release of their last
 * download.
 *
 * @throws ApiError mod_not_found
 */
export const readMemberFeedback = async (
  uid: string,
  modId: string,
  releaseIds: readonly string[],
): Promise<MemberFeedback> => {
  const [mod, downloader, last, rating, votes] = await Promise.all([
    get(doc('mods/{mod}', modId)),
    get(doc('mods/{mod}/downloaders/{uid}', modId, uid)),
    get(doc('users/{uid}/downloads/{mod}', uid, modId)),
    get(doc('mods/{mod}/ratings/{uid}', modId, uid)),
    readVotes(uid, modId, [...new Set(releaseIds)]),
  ]);
  if (mod?.status !== 'approved') throw new ApiError('mod_not_found');
  return {
    downloaded: downloader !== undefined,
    last_release: last?.release_id ?? null,
    stars: rating?.stars ?? null,
    votes,
  };
};
