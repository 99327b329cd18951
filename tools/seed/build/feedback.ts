import type { Feedback, ModCounts } from '@bigorna/domain/entities/mod';
import { toDay } from '@bigorna/domain/trending';
import { MEMBER_ACCOUNTS, type SeedAccount } from '../accounts.ts';
import { BASE, countDaysBetween, getDaysAfter, getDaysBefore } from '../dates.ts';
import { createRandom, type Random } from '../random.ts';
import type { Collector } from './collector.ts';
import type { BuiltMod } from './mods.ts';

/** Votes are at most this many days older than the base date, so that the newest votes count for weeks. */
const NEWEST_VOTES_DAYS = 45;
/** Number of releases per mod that have votes, newest first. */
const VOTED_RELEASES = 2;

interface Downloader {
  readonly account: SeedAccount;
  readonly first: Date;
}

/** A random time in the first 90 % of a period, in whole seconds. */
const pickDateBetween = (from: Date, until: Date, random: Random): Date =>
  getDaysAfter(random.next() * 0.9 * countDaysBetween(from, until), from);

/** A downloader document with the mod's fields at the member's first download. */
export const buildDownloader = (uid: string, { card }: BuiltMod, first: Date) => ({
  uid,
  first_at: first,
  content_type: card.content_type,
  access: card.access,
  categories: card.categories,
});

const addDownloaders = (data: Collector, mod: BuiltMod, rank: number, random: Random): Downloader[] => {
  const share = Math.max(0.08, 0.95 - rank / 60);
  const from = mod.card.published_at ?? mod.card.created_at;
  return MEMBER_ACCOUNTS.filter(() => random.chance(share)).map((account) => {
    const first = getDaysAfter(countDaysBetween(from, BASE) * random.next() * 0.98, from);
    data.add(`mods/${mod.id}/downloaders/${account.uid}`, buildDownloader(account.uid, mod, first));
    return { account, first };
  });
};

const pickStars = (random: Random) =>
  random.pick(['5', '5', '5', '5', '5', '4', '4', '4', '3', '5', '4', '2', '1'] as const);

const addRatings = (data: Collector, { id }: BuiltMod, downloaders: readonly Downloader[]): Feedback['stars'] => {
  const random = createRandom(`ratings:${id}`);
  const stars = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };
  for (const { account, first } of downloaders.filter(() => random.chance(0.6))) {
    const given = pickStars(random);
    const rated = pickDateBetween(first, BASE, random);
    data.add(`mods/${id}/ratings/${account.uid}`, { uid: account.uid, stars: Number(given), rated_at: rated });
    stars[given] += 1;
  }
  return stars;
};

const addVotes = (data: Collector, mod: BuiltMod, downloaders: readonly Downloader[]): Feedback['releases'] => {
  const random = createRandom(`votes:${mod.id}`);
  const releases: Feedback['releases'] = {};
  const clear = mod.releases.map(({ release }) => release).filter(({ verdict }) => verdict === 'clear');
  const newest = clear.toSorted((a, b) => b.published_at.getTime() - a.published_at.getTime()).slice(0, VOTED_RELEASES);
  for (const release of newest) {
    const share = random.chance(0.15) ? 0.55 : 0.95;
    const days: Feedback['releases'][string]['days'] = {};
    for (const { account, first } of downloaders.filter(() => random.chance(0.3))) {
      const from = Math.max(
        first.getTime(),
        release.published_at.getTime(),
        getDaysBefore(NEWEST_VOTES_DAYS).getTime(),
      );
      const at = pickDateBetween(new Date(from), BASE, random);
      const works = random.chance(share);
      const path = `mods/${mod.id}/releases/${release.id}/votes/${account.uid}`;
      data.add(path, { uid: account.uid, works, voted_at: at });
      const day = days[toDay(at)] ?? { works: 0, broken: 0 };
      day[works ? 'works' : 'broken'] += 1;
      days[toDay(at)] = day;
    }
    if (Object.keys(days).length > 0) releases[release.id] = { days, counted_at: BASE };
  }
  return releases;
};

/** Writes downloaders, ratings and release votes of a mod, with `feedback/{mod}` as a recount writes it. */
export const addFeedback = (data: Collector, mod: BuiltMod, rank: number): Pick<ModCounts, 'ratings' | 'stars'> => {
  const downloaders = addDownloaders(data, mod, rank, createRandom(`downloaders:${mod.id}`));
  const stars = addRatings(data, mod, downloaders);
  const releases = addVotes(data, mod, downloaders);
  const counted_at = { favorites: BASE, comments: BASE, ratings: BASE };
  data.add(`feedback/${mod.id}`, { stars, releases, counted_at });
  const given = Object.entries(stars);
  return {
    ratings: given.reduce((sum, [, many]) => sum + many, 0),
    stars: given.reduce((sum, [each, many]) => sum + Number(each) * many, 0),
  };
};
