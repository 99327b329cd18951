import { getTrendingScore, getWeeklyDownloads } from '@bigorna/domain/trending';
import { describe, expect, it } from 'vitest';
import { callEndpoint, callForData, parseMeta } from './support/call.ts';
import { firestore } from './support/firebase.ts';

const home = await callForData('home');

const isDescending = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || value <= (values[i - 1] ?? 0));

describe('home', () => {
  it('shows featured, popular, recent and rising mods, sorted (R001)', () => {
    const { featured, popular, recent, rising } = home;
    expect([featured, popular, recent, rising].map(({ length }) => length)).toEqual([3, 4, 4, 4]);
    expect(featured.every((card) => card.featured)).toBe(true);
    expect(isDescending(popular.map(({ downloads }) => downloads))).toBe(true);
    expect(isDescending(recent.map(({ published_at }) => Date.parse(published_at ?? '')))).toBe(true);
  });

  it('shows no mod twice (R001)', () => {
    const { featured, mod_of_the_week: ofTheWeek, popular, recent, rising } = home;
    const ids = [ofTheWeek, ...featured, ...popular, ...recent, ...rising].map((card) => card?.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows total downloads and users as counted, and total mods as in the list (R001)', async () => {
    expect(home.totals.downloads).toBeGreaterThan(0);
    expect(home.totals.mods).toBeGreaterThan(0);
    // An instance caches the totals for a minute, so wait for the accounts of earlier tests.
    await expect
      .poll(
        async () => {
          const stats = await firestore.doc('stats/site').get();
          return (await callForData('home')).totals.users - Number(stats.get('users'));
        },
        { timeout: 90_000, interval: 1000 },
      )
      .toBe(0);
    await expect
      .poll(async () => (await callForData('home')).totals.mods, { timeout: 10_000 })
      .toBe(parseMeta(await callEndpoint('listMods')).total);
  }, 120_000);

  it('shows the running ads of the home page, heaviest first, and no other ads (R001, R043)', async () => {
    const runningNow = async () => {
      const { docs } = await firestore.collection('ads').where('active', '==', true).get();
      const ofHome = docs.filter((ad) => String(ad.get('placement')).startsWith('home_'));
      const isNow = (ad: (typeof docs)[number]): boolean =>
        ad.get('starts_at').toMillis() <= Date.now() && Date.now() < ad.get('ends_at').toMillis();
      return ofHome.filter(isNow).map(({ id }) => id);
    };
    expect((await runningNow()).length).toBeGreaterThan(0);
    // An instance caches the ads for a minute, so wait for the ads of earlier tests.
    await expect
      .poll(
        async () => {
          const shownAds = new Set((await callForData('home')).ads.map(({ id }) => id));
          return [...shownAds.symmetricDifference(new Set(await runningNow()))];
        },
        { timeout: 90_000, interval: 1000 },
      )
      .toEqual([]);
    expect(isDescending((await callForData('home')).ads.map(({ weight }) => weight))).toBe(true);
  }, 120_000);

  it('shows the mod of the week that staff chose, not the most downloaded one (R026)', async () => {
    const chosen: unknown = (await firestore.doc('settings/site').get()).get('mod_of_the_week');
    expect(home.mod_of_the_week?.id).toBe(chosen);
    expect(home.popular[0]?.id).not.toBe(chosen);
  });

  it('sorts rising mods by downloads with daily decay (R026)', async () => {
    const buckets = await firestore.collection('counts').get();
    const recentDownloads = new Map(
      buckets.docs.flatMap((bucket) =>
        Object.entries(bucket.get('mods') ?? {}).map(([id, counts]) => [id, Object(counts).recent ?? {}] as const),
      ),
    );
    const today = new Date().toISOString().slice(0, 10);
    const scores = home.rising.map(({ id }) => getTrendingScore(recentDownloads.get(id) ?? {}, today));
    expect(isDescending(scores)).toBe(true);
    expect(scores.every((score) => score > 0)).toBe(true);
    expect(home.rising.some(({ id }) => getWeeklyDownloads(recentDownloads.get(id) ?? {}, today) > 0)).toBe(true);
  });
});
