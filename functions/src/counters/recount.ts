import type { ReleaseVotes, StarCounts } from '@bigorna/domain/entities/mod';
import { DAY_MS, VOTE_DAYS, VOTES_MAX } from '@bigorna/domain/limits';
import { dayOf } from '@bigorna/domain/trending';
import { chunks } from '../platform/chunks.ts';
import { now } from '../platform/clock.ts';
import { atOneMoment, type Still } from '../platform/firestore.ts';
import type { Touch } from './events.ts';

/** What is to be recounted of a mod; votes release by release. */
export interface Due {
  readonly favorites?: true;
  readonly comments?: true;
  readonly ratings?: true;
  readonly releases: readonly string[];
}

/** What a mod's documents came to at a moment; only what was due. */
export interface Reading {
  readonly at: Date;
  readonly favorites?: number;
  readonly comments?: number;
  readonly stars?: StarCounts;
  readonly releases: Readonly<Record<string, ReleaseVotes['days']>>;
}

/** What touches of one mod ask for. */
export const dueOf = (touches: readonly Pick<Touch, 'kind' | 'release_id'>[]): Due => {
  const kinds = Object.fromEntries(touches.flatMap(({ kind }) => (kind === 'votes' ? [] : [[kind, true] as const])));
  const releases = touches.flatMap(({ release_id }) => release_id ?? []);
  return { ...kinds, releases: [...new Set(releases)] };
};

/** So many are asked about at once, in one reading. */
const MODS_AT_ONCE = 20;

const starsOf = async (still: Still, mod: string): Promise<StarCounts> => {
  const given = (stars: number) => still.count('ratingsWithStars', { mod, stars });
  const [one, two, three, four, five] = await Promise.all([given(1), given(2), given(3), given(4), given(5)]);
  return { '1': one, '2': two, '3': three, '4': four, '5': five };
};

const votesOf = async (still: Still, mod: string, release: string): Promise<ReleaseVotes['days']> => {
  const voted_at = new Date(now().getTime() - VOTE_DAYS * DAY_MS);
  const { found } = await still.runSound('votesSince', { mod, release, voted_at }, { limit: VOTES_MAX });
  const days: ReleaseVotes['days'] = {};
  for (const { data } of found) {
    const day = dayOf(data.voted_at);
    const { works, broken } = days[day] ?? { works: 0, broken: 0 };
    days[day] = data.works ? { works: works + 1, broken } : { works, broken: broken + 1 };
  }
  return days;
};

const readOne = async (still: Still, mod: string, due: Due): Promise<Omit<Reading, 'at'>> => {
  const [favorites, comments, stars, releases] = await Promise.all([
    due.favorites && still.count('favoritesOfMod', { mod_id: mod }),
    due.comments && still.count('shownComments', { mod, hidden: false }),
    due.ratings && starsOf(still, mod),
    Promise.all(due.releases.map(async (release) => [release, await votesOf(still, mod, release)] as const)),
  ]);
  return {
    ...(favorites === undefined ? {} : { favorites }),
    ...(comments === undefined ? {} : { comments }),
    ...(stars === undefined ? {} : { stars }),
    releases: Object.fromEntries(releases),
  };
};

/** Counts what is due of some mods anew from their documents; those of one reading as they were at one moment. */
export const recount = async (due: ReadonlyMap<string, Due>): Promise<Map<string, Reading>> => {
  const readings = new Map<string, Reading>();
  for (const some of chunks([...due], MODS_AT_ONCE)) {
    const { result, at } = await atOneMoment((still) =>
      Promise.all(some.map(async ([mod, of]) => [mod, await readOne(still, mod, of)] as const)),
    );
    for (const [mod, reading] of result) readings.set(mod, { ...reading, at });
  }
  return readings;
};
