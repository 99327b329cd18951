import type { ReleaseVotes, StarCounts } from '@bigorna/domain/entities/mod';
import { DAY_MS, VOTE_DAYS, VOTES_MAX } from '@bigorna/domain/limits';
import { toDay } from '@bigorna/domain/trending';
import { splitIntoChunks } from '../platform/chunks.ts';
import { now } from '../platform/clock.ts';
import { type ReadTransaction, runReadTransaction } from '../platform/firestore.ts';
import type { RecountRequest } from './events.ts';

/** What to recount for a mod. Votes are recounted per release. */
export interface RecountTargets {
  readonly favorites?: true;
  readonly comments?: true;
  readonly ratings?: true;
  readonly releases: readonly string[];
}

/** Result of a recount at a point in time. Contains only the requested counts. */
export interface RecountResult {
  readonly at: Date;
  readonly favorites?: number;
  readonly comments?: number;
  readonly stars?: StarCounts;
  readonly releases: Readonly<Record<string, ReleaseVotes['days']>>;
}

/** Merges the recount requests of one mod. */
export const getRecountTargets = (touches: readonly Pick<RecountRequest, 'kind' | 'release_id'>[]): RecountTargets => {
  const kinds = Object.fromEntries(touches.flatMap(({ kind }) => (kind === 'votes' ? [] : [[kind, true] as const])));
  const releases = touches.flatMap(({ release_id }) => release_id ?? []);
  return { ...kinds, releases: [...new Set(releases)] };
};

/** Mods per read transaction. */
const MODS_PER_READ = 20;

const countStars = async (tx: ReadTransaction, mod: string): Promise<StarCounts> => {
  const countRatings = (stars: number) => tx.count('ratingsWithStars', { mod, stars });
  const [one, two, three, four, five] = await Promise.all([
    countRatings(1),
    countRatings(2),
    countRatings(3),
    countRatings(4),
    countRatings(5),
  ]);
  return { '1': one, '2': two, '3': three, '4': four, '5': five };
};

const countVotes = async (tx: ReadTransaction, mod: string, release: string): Promise<ReleaseVotes['days']> => {
  const voted_at = new Date(now().getTime() - VOTE_DAYS * DAY_MS);
  const { docs } = await tx.runLenient('votesSince', { mod, release, voted_at }, { limit: VOTES_MAX });
  const days: ReleaseVotes['days'] = {};
  for (const { data } of docs) {
    const day = toDay(data.voted_at);
    const { works, broken } = days[day] ?? { works: 0, broken: 0 };
    days[day] = data.works ? { works: works + 1, broken } : { works, broken: broken + 1 };
  }
  return days;
};

const recountMod = async (
  tx: ReadTransaction,
  mod: string,
  targets: RecountTargets,
): Promise<Omit<RecountResult, 'at'>> => {
  const [favorites, comments, stars, releases] = await Promise.all([
    targets.favorites && tx.count('favoritesOfMod', { mod_id: mod }),
    targets.comments && tx.count('shownComments', { mod, parent: null, hidden: false }),
    targets.ratings && countStars(tx, mod),
    Promise.all(targets.releases.map(async (release) => [release, await countVotes(tx, mod, release)] as const)),
  ]);
  return {
    ...(favorites === undefined ? {} : { favorites }),
    ...(comments === undefined ? {} : { comments }),
    ...(stars === undefined ? {} : { stars }),
    releases: Object.fromEntries(releases),
  };
};

/**
 * Recounts mods from their documents. Each batch of mods is read in one transaction, so its counts belong to one point
 * in time.
 */
export const recount = async (targets: ReadonlyMap<string, RecountTargets>): Promise<Map<string, RecountResult>> => {
  const results = new Map<string, RecountResult>();
  for (const chunk of splitIntoChunks([...targets], MODS_PER_READ)) {
    const { result, at } = await runReadTransaction((tx) =>
      Promise.all(chunk.map(async ([mod, modTargets]) => [mod, await recountMod(tx, mod, modTargets)] as const)),
    );
    for (const [mod, counts] of result) results.set(mod, { ...counts, at });
  }
  return results;
};
