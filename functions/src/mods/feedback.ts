import { worksFigureOf } from '@bigorna/domain/compat-votes';
import type { CommentsMeta, ModFeedback } from '@bigorna/domain/endpoints/feedback';
import { type Feedback, feedback, type ReleaseVotes } from '@bigorna/domain/entities/mod';
import { ratingOf } from '@bigorna/domain/rating';
import { dayOf } from '@bigorna/domain/trending';
import { LRUCache } from 'lru-cache';
import { now } from '../platform/clock.ts';
import { doc, get } from '../platform/firestore.ts';
import { readPage } from './read-page.ts';

type Stars = CommentsMeta['stars'];

const KEPT_MS = 5000;
const KEPT_MAX = 1000;

const recounted = new LRUCache<string, Feedback>({
  max: KEPT_MAX,
  ttl: KEPT_MS,
  fetchMethod: async (id) => (await get(doc('feedback/{mod}', id))) ?? feedback.parse({}),
});

/** What members say of a mod as it was last recounted, at most five seconds old; zeros where nothing was counted yet. */
const readFeedback = async (modId: string): Promise<Feedback> => (await recounted.fetch(modId)) ?? feedback.parse({});

const starsIn = ({ stars }: Feedback): Stars => [stars[1], stars[2], stars[3], stars[4], stars[5]];

/** How many gave a mod one star, two, three, four, five. */
export const starsOf = async (modId: string): Promise<Stars> => starsIn(await readFeedback(modId));

const isVotedOn = ({ days }: ReleaseVotes): boolean =>
  Object.values(days).some(({ works, broken }) => works + broken > 0);

/**
 * A mod's ratings, and which of the releases that visitors see work for those who have them.
 *
 * @throws ApiError mod_not_found where the mod was withdrawn a moment ago
 */
export const feedbackOf = async (mod: { id: string; updated: number }): Promise<ModFeedback> => {
  const [said, page] = await Promise.all([readFeedback(mod.id), readPage(mod)]);
  const today = dayOf(now());
  const stars = starsIn(said);
  const ratings = stars.reduce((sum, given) => sum + given, 0);
  const given = stars.reduce((sum, many, i) => sum + many * (i + 1), 0);
  const releases = page.releases.flatMap(({ id }) => {
    const votes = said.releases[id];
    return votes !== undefined && isVotedOn(votes) ? [[id, worksFigureOf(votes.days, today)] as const] : [];
  });
  return { rating: ratingOf({ ratings, stars: given }), ratings, stars, releases: Object.fromEntries(releases) };
};
