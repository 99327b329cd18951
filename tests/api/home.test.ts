import { trendingOf, weekOf } from '@bigorna/domain/trending';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, call, metaOf } from './support/call.ts';
import { firestore } from './support/firebase.ts';

type Home = Awaited<ReturnType<typeof ask<'home'>>>;

let home: Home;
beforeAll(async () => {
  home = await ask('home');
});

const isDescending = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || value <= (values[i - 1] ?? 0));

describe('home', () => {
  it('R001 shows featured, popular, recent and rising mods, each shelf in its order and no mod twice on one', () => {
    const { featured, popular, recent, rising } = home;
    expect(featured.length).toBeGreaterThan(3);
    expect(featured.every((card) => card.featured)).toBe(true);
    expect(isDescending(popular.map(({ downloads }) => downloads))).toBe(true);
    expect(isDescending(recent.map(({ published_at }) => Date.parse(published_at ?? '')))).toBe(true);
    for (const shelf of [featured, popular, recent, rising]) {
      expect(shelf.length).toBeGreaterThan(0);
      expect(new Set(shelf.map(({ id }) => id)).size).toBe(shelf.length);
    }
  });

  it('R001 shows the totals: downloads and users as counted, mods as the list says', async () => {
    expect(home.totals.downloads).toBeGreaterThan(0);
    // An instance keeps the totals for a minute; accounts of tests before this one are among them by then.
    await expect
      .poll(
        async () => {
          const stats = await firestore.doc('stats/site').get();
          return (await ask('home')).totals.users - Number(stats.get('users'));
        },
        { timeout: 90_000, interval: 1000 },
      )
      .toBe(0);
    await expect
      .poll(async () => (await ask('home')).totals.mods, { timeout: 10_000 })
      .toBe(metaOf(await call('listMods')).total);
  }, 120_000);

  it('R001 R043 shows the ads that run on home now, those of other places not, heaviest first', async () => {
    const runningNow = async () => {
      const { docs } = await firestore.collection('ads').where('active', '==', true).get();
      const ofHome = docs.filter((ad) => String(ad.get('placement')).startsWith('home_'));
      const isNow = (ad: (typeof docs)[number]): boolean =>
        ad.get('starts_at').toMillis() <= Date.now() && Date.now() < ad.get('ends_at').toMillis();
      return ofHome.filter(isNow).map(({ id }) => id);
    };
    expect((await runningNow()).length).toBeGreaterThan(0);
    // An instance keeps the ads for a minute; those of tests before this one are among them by then.
    await expect
      .poll(
        async () => {
          const shown = new Set((await ask('home')).ads.map(({ id }) => id));
          return [...shown.symmetricDifference(new Set(await runningNow()))];
        },
        { timeout: 90_000, interval: 1000 },
      )
      .toEqual([]);
    expect(isDescending((await ask('home')).ads.map(({ weight }) => weight))).toBe(true);
  }, 120_000);

  it('R026 has the mod of the week that staff chose, whatever is downloaded more', async () => {
    const chosen: unknown = (await firestore.doc('settings/site').get()).get('mod_of_the_week');
    expect(home.mod_of_the_week?.id).toBe(chosen);
    expect(home.popular[0]?.id).not.toBe(chosen);
  });

  it('R026 puts the mods that rise most first: by downloads that count less each day', async () => {
    const buckets = await firestore.collection('counts').get();
    const recentOf = new Map(
      buckets.docs.flatMap((bucket) =>
        Object.entries(bucket.get('mods') ?? {}).map(([id, counts]) => [id, Object(counts).recent ?? {}] as const),
      ),
    );
    const today = new Date().toISOString().slice(0, 10);
    const scores = home.rising.map(({ id }) => trendingOf(recentOf.get(id) ?? {}, today));
    expect(isDescending(scores)).toBe(true);
    expect(scores.every((score) => score > 0)).toBe(true);
    expect(home.rising.some(({ id }) => weekOf(recentOf.get(id) ?? {}, today) > 0)).toBe(true);
  });
});
