import './support/own-project.ts';
import { randomUUID } from 'node:crypto';
import { type Ad, ad } from '@bigorna/domain/entities/ad';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { activeAds } from '../../functions/src/ads/active-ads.ts';
import { sweepRollUps } from '../../functions/src/counters/sweep-roll-ups.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get, readsAndWrites, set } from '../../functions/src/platform/firestore.ts';
import { call, type Reply, refusal, someAddress } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';

vi.mock('../../functions/src/platform/clock.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/clock.ts')>()),
  now: vi.fn(),
}));
// A project of its own has no queue: the sweep does the tasks' work.
vi.mock('../../functions/src/platform/tasks.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/tasks.ts')>()),
  enqueue: vi.fn(),
}));

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const SETTLED_MS = 180_000;

let time = new Date();
const later = (ms: number): void => {
  time = new Date(time.getTime() + ms);
};
const around = (hours: number): Date => new Date(time.getTime() + hours * HOUR_MS);

let served: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  served = await serveApi();
  // hidane shows imported data in every project, and with it the data set's own ads.
  await firestore.recursiveDelete(firestore.collection('ads'));
});
afterAll(() => served.close());
beforeEach(() => {
  // What an instance keeps of the ads is old by then.
  later(HOUR_MS);
  vi.mocked(now).mockImplementation(() => time);
});

const book = async (given: Partial<Ad> = {}): Promise<string> => {
  const id = `ad-${randomUUID().slice(0, 8)}`;
  const stored = {
    title: 'Prova',
    image_url: '/media/ads/prova.webp',
    width: 728,
    height: 90,
    alt: { 'pt-BR': 'Prova' },
    link: 'https://loja.example/',
    placement: 'home_top' as const,
    weight: 1,
    starts_at: around(-1),
    ends_at: around(1),
    active: true,
    ...given,
  };
  await set(doc('ads/{ad}', id), ad.parse(stored));
  return id;
};

const tell = (what: 'viewAd' | 'clickAd', id: string, address = someAddress(), agent = 'Prova/1'): Promise<Reply> =>
  call(what, {
    params: { id },
    origin: served.origin,
    headers: { 'X-Forwarded-For': address, 'User-Agent': agent },
  });

const figures = async (id: string) => {
  later(SETTLED_MS);
  await sweepRollUps();
  return (await get(doc('stats/ads')))?.ads[id];
};

describe('an ad', () => {
  it('R043 counts views and clicks, each once a visitor and day', async () => {
    const id = await book();
    const address = someAddress();
    for (const what of ['viewAd', 'viewAd', 'clickAd', 'clickAd'] as const) {
      expect((await tell(what, id, address)).status).toBe(200);
    }
    await tell('viewAd', id, address, 'Another/1');
    await tell('viewAd', id);
    expect(await figures(id)).toEqual({ views: 3, clicks: 1 });
    await firestore.doc(`ads/${id}`).update({ ends_at: around(48) });
    later(24 * HOUR_MS);
    await tell('viewAd', id, address);
    expect(await figures(id)).toEqual({ views: 4, clicks: 1 });
  });

  it.each([
    ['switched off', { active: false }],
    ['over', { ends_at: new Date(0) }],
    ['not yet begun', { starts_at: new Date('2100-01-01T00:00:00Z'), ends_at: new Date('2101-01-01T00:00:00Z') }],
  ])('that is %s is neither shown nor counted: 404 ad_not_found', async (_, given) => {
    const [idle, running] = [await book(given), await book()];
    const missing = { status: 404, code: 'ad_not_found' };
    expect(refusal(await tell('viewAd', idle))).toEqual(missing);
    expect(refusal(await tell('clickAd', idle))).toEqual(missing);
    expect((await tell('clickAd', running)).status).toBe(200);
    const shown = (await activeAds(['home_top'])).map(({ id }) => id);
    expect(shown).toContain(running);
    expect(shown).not.toContain(idle);
    expect(await figures(idle)).toBeUndefined();
  });

  it('that nobody booked: 404 ad_not_found', async () => {
    expect(refusal(await tell('viewAd', 'nenhum'))).toEqual({ status: 404, code: 'ad_not_found' });
  });

  it('R043 all of a placement are answered with their weights, the heaviest first', async () => {
    const light = await book({ placement: 'home_middle', weight: 2 });
    const heavy = await book({ placement: 'home_middle', weight: 50 });
    const ads = await activeAds(['home_middle']);
    expect(ads.map(({ id, weight }) => [id, weight])).toEqual([
      [heavy, 50],
      [light, 2],
    ]);
  });

  it('R043 is told of in six languages; what it said before it was translated is Portuguese', async () => {
    const alt = { 'pt-BR': 'Uma bigorna', 'en-US': 'An anvil', 'zh-CN': '铁砧' };
    const [translated, former] = [await book({ alt }), await book()];
    await firestore.doc(`ads/${former}`).update({ alt: 'Uma bigorna antiga' });
    const ads = await activeAds(['home_top']);
    const altOf = (id: string) => ads.find((ad) => ad.id === id)?.alt;
    expect(altOf(translated)).toEqual(alt);
    expect(altOf(former)).toEqual({ 'pt-BR': 'Uma bigorna antiga' });
  });

  it('is read once a minute, whoever asks', async () => {
    await book();
    await activeAds(['home_top']);
    const before = readsAndWrites().reads;
    await Promise.all([activeAds(['home_top']), activeAds(['home_middle'])]);
    later(MINUTE_MS - 1);
    await activeAds(['home_top']);
    expect(readsAndWrites().reads).toBe(before);
    const booked = await book();
    later(1);
    expect((await activeAds(['home_top'])).map(({ id }) => id)).toContain(booked);
  });

  it('is told of too often from one address: 429 with Retry-After', async () => {
    const [id, address] = [await book(), someAddress()];
    const { points } = RATE_LIMITS.ad_events_by_address;
    for (let i = 0; i < points; i += 1) await tell('viewAd', id, address);
    const refused = await tell('viewAd', id, address);
    expect(refusal(refused)).toEqual({ status: 429, code: 'too_many_requests' });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await tell('viewAd', id)).status).toBe(200);
  });
});
