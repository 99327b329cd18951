import './support/separate-project.ts';
import { randomUUID } from 'node:crypto';
import { type Ad, ad } from '@bigorna/domain/entities/ad';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepRollUps } from '../../functions/src/counters/sweep-roll-ups.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get, getReadWriteCounts, set } from '../../functions/src/platform/firestore.ts';
import { listActiveAds } from '../../functions/src/portal/ads/active-ads.ts';
import { buildAdFields } from './support/ads.ts';
import { type ApiResponse, callEndpoint, createClientIp, getRefusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';

vi.mock(import('../../functions/src/platform/clock.ts'), async (original) => ({ ...(await original()), now: vi.fn() }));
// This project has no queue: the sweep does the work of the tasks.
vi.mock(import('../../functions/src/platform/tasks.ts'), async (real) => ({ ...(await real()), enqueue: vi.fn() }));

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const SETTLED_MS = 180_000;

let time = new Date();
const advanceClock = (ms: number): void => {
  time = new Date(time.getTime() + ms);
};
const around = (hours: number): Date => new Date(time.getTime() + hours * HOUR_MS);

const served = await serveApi();
// The emulator adds imported data to every project, so delete the ads of the data set.
beforeAll(() => firestore.recursiveDelete(firestore.collection('ads')));
beforeEach(() => {
  // Expires the cached ads.
  advanceClock(HOUR_MS);
  vi.mocked(now).mockImplementation(() => time);
});

const book = async (given: Partial<Ad> = {}): Promise<string> => {
  const id = `ad-${randomUUID().slice(0, 8)}`;
  const fields = buildAdFields({ starts_at: around(-1), ends_at: around(1), ...given });
  await set(doc('ads/{ad}', id), ad.parse(fields));
  return id;
};

const report = (
  what: 'viewAd' | 'clickAd',
  id: string,
  ip = createClientIp(),
  agent = 'Prova/1',
): Promise<ApiResponse> =>
  callEndpoint(what, {
    params: { id },
    origin: served.origin,
    headers: { 'X-Forwarded-For': ip, 'User-Agent': agent },
  });

const getCounts = async (id: string) => {
  advanceClock(SETTLED_MS);
  await sweepRollUps();
  return (await get(doc('stats/ads')))?.ads[id];
};

describe('an ad', () => {
  it('counts views and clicks, each once per visitor and day (R043)', async () => {
    const id = await book();
    const ip = createClientIp();
    for (const what of ['viewAd', 'viewAd', 'clickAd', 'clickAd'] as const) {
      expect((await report(what, id, ip)).status).toBe(200);
    }
    await report('viewAd', id, ip, 'Another/1');
    await report('viewAd', id);
    expect(await getCounts(id)).toEqual({ views: 3, clicks: 1 });
    await firestore.doc(`ads/${id}`).update({ ends_at: around(48) });
    advanceClock(24 * HOUR_MS);
    await report('viewAd', id, ip);
    expect(await getCounts(id)).toEqual({ views: 4, clicks: 1 });
  });

  it.each([
    ['switched off', { active: false }],
    ['over', { ends_at: new Date(0) }],
    ['not started', { starts_at: new Date('2100-01-01T00:00:00Z'), ends_at: new Date('2101-01-01T00:00:00Z') }],
  ])('is neither shown nor counted when it is %s: 404 ad_not_found', async (_, given) => {
    const [idle, running] = [await book(given), await book()];
    const missing = '404 ad_not_found';
    expect(getRefusal(await report('viewAd', idle))).toEqual(missing);
    expect(getRefusal(await report('clickAd', idle))).toEqual(missing);
    expect((await report('clickAd', running)).status).toBe(200);
    const activeIds = (await listActiveAds(['home_top'])).map(({ id }) => id);
    expect(activeIds).toContain(running);
    expect(activeIds).not.toContain(idle);
    expect(await getCounts(idle)).toBeUndefined();
  });

  it('is not found when it does not exist: 404 ad_not_found', async () => {
    expect(getRefusal(await report('viewAd', 'nenhum'))).toBe('404 ad_not_found');
  });

  it('is listed with all ads of the placement, heaviest first, each with its weight (R043)', async () => {
    const light = await book({ placement: 'home_middle', weight: 2 });
    const heavy = await book({ placement: 'home_middle', weight: 50 });
    const ads = await listActiveAds(['home_middle']);
    expect(ads.map(({ id, weight }) => [id, weight])).toEqual([
      [heavy, 50],
      [light, 2],
    ]);
  });

  it('has alt text by language; an older text without languages counts as Portuguese (R043)', async () => {
    const alt = { 'pt-BR': 'Uma bigorna', 'en-US': 'An anvil', 'zh-CN': '铁砧' };
    const [translated, untranslated] = [await book({ alt }), await book()];
    await firestore.doc(`ads/${untranslated}`).update({ alt: 'Uma bigorna antiga' });
    const ads = await listActiveAds(['home_top']);
    const getAlt = (id: string) => ads.find((ad) => ad.id === id)?.alt;
    expect(getAlt(translated)).toEqual(alt);
    expect(getAlt(untranslated)).toEqual({ 'pt-BR': 'Uma bigorna antiga' });
  });

  it('is read from Firestore once a minute for all visitors', async () => {
    await book();
    await listActiveAds(['home_top']);
    const before = getReadWriteCounts().reads;
    await Promise.all([listActiveAds(['home_top']), listActiveAds(['home_middle'])]);
    advanceClock(MINUTE_MS - 1);
    await listActiveAds(['home_top']);
    expect(getReadWriteCounts().reads).toBe(before);
    const booked = await book();
    advanceClock(1);
    expect((await listActiveAds(['home_top'])).map(({ id }) => id)).toContain(booked);
  });

  it('limits reports per IP: 429 with Retry-After', async () => {
    const [id, ip] = [await book(), createClientIp()];
    const { points } = RATE_LIMITS.ad_events_by_address;
    for (let i = 0; i < points; i += 1) await report('viewAd', id, ip);
    const rejected = await report('viewAd', id, ip);
    expect(getRefusal(rejected)).toBe('429 too_many_requests');
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await report('viewAd', id)).status).toBe(200);
  });
});
