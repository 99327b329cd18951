import './support/separate-project.ts';
import './support/mock-clock.ts';
import { randomUUID } from 'node:crypto';
import { STAFF_ROLES } from '@bigorna/domain/access/roles';
import type { EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';
import { ACTIVITY_KINDS, type ActivityEntry, activityEntry, type Comment } from '@bigorna/domain/entities/member';
import { DAY_MS } from '@bigorna/domain/limits';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { toDay } from '@bigorna/domain/trending';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../functions/src/catalogue/index.ts';
import {
  syncCommentActivity,
  syncFavoriteActivity,
  syncRatingActivity,
} from '../../functions/src/members/activity/sync-activity.ts';
import { findDownloadableRelease } from '../../functions/src/mods/downloads/find-downloadable-release.ts';
import { recordDownload } from '../../functions/src/mods/downloads/record-download.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get, getReadWriteCounts } from '../../functions/src/platform/firestore.ts';
import { enqueue } from '../../functions/src/platform/tasks.ts';
import { storeAccount } from './support/accounts.ts';
import { callEndpoint, callForData, createClientIp, getRefusal, parseData, parseMeta } from './support/call.ts';
import { buildComment } from './support/comments.ts';
import { getWrittenPaths, measureCost } from './support/costs.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { storeDocuments, storeMany } from './support/member-data.ts';
import { createMod, type TestMod } from './support/mods.ts';
import { createToken } from './support/tokens.ts';

vi.mock(import('../../functions/src/platform/tasks.ts'), async (real) => ({ ...(await real()), enqueue: vi.fn() }));

/** Noon: a few hours later is still the same day. */
const NOON = new Date(`${toDay(new Date())}T12:00:00Z`);
let time = NOON;
const advanceClock = (ms: number): void => {
  time = new Date(time.getTime() + ms);
};
const GIVEN: Parameters<typeof createMod>[0] = {
  content_type: 'addon',
  categories: ['magic', 'mobs'],
  title: 'Lagoa Funda',
};
const served = await serveApi();
let mod: TestMod;
let uid = '';
let username = '';
let token = '';

const tokenFor = (id: string): string => {
  const seconds = Math.floor(NOON.getTime() / 1000);
  return createToken(id, seconds - 60, seconds + 40 * 86_400);
};

afterAll(() => catalogue.close());
beforeEach(async () => {
  time = NOON;
  vi.mocked(now).mockImplementation(() => time);
  vi.mocked(enqueue).mockClear();
  mod = await createMod({ ...GIVEN, externalUrl: 'https://exemplo.test/lagoa' });
  ({ uid, username } = await storeAccount());
  token = tokenFor(uid);
  catalogue.invalidate();
});

const getEntries = async (owner = uid): Promise<Record<string, FirebaseFirestore.DocumentData>> =>
  Object.fromEntries(
    (await firestore.collection(`users/${owner}/activity`).get()).docs.map((one) => [one.id, one.data()] as const),
  );
const write = (path: string, data: object) => firestore.doc(path).set(data);
const FACTS = () => ({ mod_id: mod.id, title: 'Lagoa Funda', type: 'addon', category: 'magic' });
const archive = () => firestore.doc(`mods/${mod.id}`).delete();

describe('activity of a member (R108)', () => {
  const favored = () => syncFavoriteActivity({ uid, modId: mod.id });
  const favoritePath = () => `users/${uid}/favorites/${mod.id}`;

  it('has one entry per favorite, even if events repeat or arrive in the wrong order (R108)', async () => {
    const id = `favorites_${mod.id}`;
    await write(favoritePath(), { mod_id: mod.id, created_at: time });
    await Promise.all([favored(), favored()]);
    expect(await getEntries()).toMatchObject({ [id]: { kind: 'favorites', ...FACTS() } });
    expect(await getWrittenPaths(favored)).toEqual([]);
    await firestore.doc(favoritePath()).delete();
    await favored();
    await favored();
    expect(await getEntries()).toEqual({});
  });

  it('has the current text of a comment, hidden or not, until the comment is deleted (R108)', async () => {
    const path = `mods/${mod.id}/comments/c1`;
    const id = 'comments_c1';
    const first: Comment = { ...buildComment({ uid, username }), text: 'x'.repeat(2000) };
    const follow = (before?: Comment, after?: Comment) =>
      syncCommentActivity({ modId: mod.id, commentId: 'c1', before, after });
    await write(path, first);
    await follow(undefined, first);
    expect((await getEntries())[id]).toMatchObject({ kind: 'comments', ...FACTS(), comment: first.text });
    const edited = { ...first, text: 'Outro texto', edited_at: time, hidden: true };
    await write(path, edited);
    await follow(first, edited);
    // Repeats the first event late.
    await follow(undefined, first);
    expect((await getEntries())[id]).toMatchObject({ comment: 'Outro texto' });
    await firestore.doc(path).delete();
    await follow(edited, undefined);
    await follow(first, edited);
    expect(await getEntries()).toEqual({});
  });

  it('writes no entry for a changed author card or an official reply (R108)', async () => {
    const comment = buildComment({ uid, username });
    const replied = buildComment({ uid, username }, { uid: 'equipe', username: 'equipe' });
    await write(`mods/${mod.id}/comments/c1`, replied);
    const sync = () => syncCommentActivity({ modId: mod.id, commentId: 'c1', before: comment, after: replied });
    expect(await measureCost(sync)).toEqual({ reads: 0, writes: 0 });
    expect(await getEntries()).toEqual({});
  });

  it('has the current stars of a rating until the rating is deleted (R108)', async () => {
    const path = `mods/${mod.id}/ratings/${uid}`;
    const follow = () => syncRatingActivity({ uid, modId: mod.id });
    for (const stars of [2, 5]) {
      await write(path, { uid, stars, rated_at: time });
      await follow();
      expect((await getEntries())[`ratings_${mod.id}`]).toMatchObject({ kind: 'ratings', ...FACTS(), rating: stars });
    }
    await firestore.doc(path).delete();
    await follow();
    expect(await getEntries()).toEqual({});
  });

  it('keeps the title of a mod after the mod is deleted (R108)', async () => {
    await write(favoritePath(), { mod_id: mod.id, created_at: time });
    await favored();
    await archive();
    const again = new Date(time.getTime() + 1000);
    await write(favoritePath(), { mod_id: mod.id, created_at: again });
    await favored();
    const entry = (await getEntries())[`favorites_${mod.id}`];
    expect(entry).toMatchObject(FACTS());
    expect(entry?.at.toDate()).toEqual(again);
  });

  it('writes nothing for a deleted account (R108, R085)', async () => {
    const comment = buildComment({ uid, username });
    await write(favoritePath(), { mod_id: mod.id, created_at: time });
    await write(`mods/${mod.id}/comments/c1`, comment);
    await write(`mods/${mod.id}/ratings/${uid}`, { uid, stars: 3, rated_at: time });
    await firestore.doc(`users/${uid}`).delete();
    await favored();
    await syncCommentActivity({ modId: mod.id, commentId: 'c1', before: undefined, after: comment });
    await syncRatingActivity({ uid, modId: mod.id });
    expect(await getEntries()).toEqual({});
  });

  it('has one download per release and day, and stores its size and achievement data (R108)', async () => {
    mod = await createMod(GIVEN);
    const fetchDownload = async () => recordDownload(await findDownloadableRelease(mod.id, {}), uid, time);
    const idOn = () => `downloads_${mod.id}_${mod.releaseId}_${toDay(time)}`;
    const [today, at] = [idOn(), time];
    await fetchDownload();
    advanceClock(3_600_000);
    await fetchDownload();
    expect(await getEntries()).toMatchObject({ [today]: { kind: 'downloads', ...FACTS(), size: 5000 } });
    expect((await getEntries())[today]?.at.toDate()).toEqual(at);
    const traits = { content_type: 'addon', access: 'public', categories: ['magic', 'mobs'] };
    const downloaderDoc = firestore.doc(`mods/${mod.id}/downloaders/${uid}`);
    expect((await downloaderDoc.get()).data()).toMatchObject({ uid, ...traits });
    // Older documents lack the fields of `traits`.
    await downloaderDoc.set({ uid, first_at: at });
    advanceClock(DAY_MS);
    await fetchDownload();
    expect(Object.keys(await getEntries()).toSorted()).toEqual([today, idOn()].toSorted());
    const downloader = await get(doc('mods/{mod}/downloaders/{uid}', mod.id, uid));
    expect(downloader).toEqual({ uid, first_at: at, ...traits, releases: ['*', mod.releaseId] });
    expect(enqueue).toHaveBeenCalledWith('memberProgress', expect.objectContaining({ subject: uid }));
  });
});

const viewMod = (by = token, headers = {}) =>
  callEndpoint('viewMod', { params: { id: mod.id }, origin: served.origin, token: by, headers });
const reportViewTime = (seconds: number, { by = token, id = mod.id } = {}) =>
  callEndpoint('viewTime', { params: { id }, origin: served.origin, token: by, body: { seconds } });
const viewOn = (day: string) => `views_${mod.id}_${day}`;
const duration = async (): Promise<unknown> => (await getEntries())[viewOn(toDay(NOON))]?.duration;

describe('view in the activity (R108)', () => {
  it('is stored once per mod and day for members, and never for staff (R108)', async () => {
    await viewMod();
    advanceClock(3_600_000);
    await viewMod();
    expect(await getEntries()).toMatchObject({ [viewOn(toDay(NOON))]: { kind: 'views', ...FACTS(), duration: 0 } });
    advanceClock(DAY_MS);
    await viewMod();
    expect(Object.keys(await getEntries())).toHaveLength(2);
    for (const role of STAFF_ROLES) {
      const staff = await storeAccount({ role });
      expect((await viewMod(tokenFor(staff.uid), { 'X-Forwarded-For': createClientIp() })).status).toBe(200);
      expect(await getEntries(staff.uid)).toEqual({});
    }
  });

  it('adds up the reported view times of a day, but not beyond the elapsed time (R108)', async () => {
    await viewMod();
    advanceClock(60_000);
    expect((await reportViewTime(40)).status).toBe(200);
    expect(await duration()).toBe(40);
    await reportViewTime(40);
    await Promise.all([reportViewTime(600), reportViewTime(600)]);
    expect(await duration()).toBe(60);
    advanceClock(100_000);
    await reportViewTime(30);
    expect(await duration()).toBe(90);
  });

  it('adds view time past midnight to the day on which the view began (R108)', async () => {
    advanceClock(11.9 * 3_600_000);
    await viewMod();
    advanceClock(20 * 60_000);
    await reportViewTime(1200);
    expect((await getEntries())[viewOn(toDay(NOON))]).toMatchObject({ duration: 1200 });
    expect(Object.keys(await getEntries())).toHaveLength(1);
  });

  it('stores no view time without a counted view (R108)', async () => {
    const staff = await storeAccount({ role: 'admin' });
    await viewMod(tokenFor(staff.uid));
    await viewMod();
    advanceClock(60_000);
    expect((await reportViewTime(30, { by: tokenFor(staff.uid) })).status).toBe(200);
    expect(await getEntries(staff.uid)).toEqual({});
    expect(await duration()).toBe(0);
  });

  it('refuses a missing mod, invalid durations and requests without a session (R108)', async () => {
    await viewMod();
    advanceClock(60_000);
    expect(getRefusal(await reportViewTime(10, { id: 'nao-existe' }))).toBe('404 mod_not_found');
    for (const seconds of [0, -1, 1.5, 86_401])
      expect((await reportViewTime(seconds)).status, String(seconds)).toBe(400);
    expect((await reportViewTime(10, { by: 'kein.token.x' })).status).toBe(401);
    expect(await duration()).toBe(0);
    expect((await reportViewTime(10)).status).toBe(200);
    expect(await duration()).toBe(10);
  });

  it('limits reports per minute with 429, separately for each member (R108)', async () => {
    await viewMod();
    advanceClock(60_000);
    for (let i = 0; i < RATE_LIMITS.view_time_by_account.points; i += 1)
      expect((await reportViewTime(1)).status).toBe(200);
    expect(getRefusal(await reportViewTime(1))).toBe('429 too_many_requests');
    const other = await storeAccount();
    expect((await reportViewTime(1, { by: tokenFor(other.uid) })).status).toBe(200);
  });

  it('requests a check of the progress only at every tenth view (R109)', async () => {
    const view = (i: number) => activityEntry.parse({ kind: 'views', mod_id: `m${i}`, title: 'Um mod', at: time });
    const storeEntries = (n: number) => storeMany(n, (i) => [`users/${uid}/activity/views_m${i}_x`, view(i)]);
    await storeEntries(7);
    await viewMod();
    expect(enqueue).not.toHaveBeenCalledWith('memberProgress', expect.anything());
    advanceClock(DAY_MS);
    await storeEntries(8);
    await viewMod();
    expect(enqueue).toHaveBeenCalledWith('memberProgress', expect.objectContaining({ subject: uid }));
  });
});

describe('activity list (R108)', () => {
  const HOUR = 3_600_000;
  const entry = (i: number, given: Partial<ActivityEntry> = {}): ActivityEntry =>
    activityEntry.parse({
      kind: ACTIVITY_KINDS[i % ACTIVITY_KINDS.length],
      mod_id: `m${i}`,
      title: `Mod ${i}`,
      at: new Date(NOON.getTime() - i * 20 * HOUR),
      ...given,
    });
  const list = async (query: string) => {
    const response = await callEndpoint('listActivity', { origin: served.origin, token, query });
    return { titles: parseData('listActivity', response).map(({ title }) => title), meta: parseMeta(response) };
  };
  const getTitles = (...numbers: number[]) => numbers.map((i) => `Mod ${i}`);

  /** Fifty entries, 20 hours apart, cycling through every kind. */
  beforeEach(async () => {
    await storeMany(50, (i) => [`users/${uid}/activity/e${i}`, entry(i)]);
    await storeDocuments({ [`users/${randomUUID()}/activity/x`]: entry(0, { title: 'De outra pessoa' }) });
  });

  it('is paged newest first with the total, even past the last page (R108)', async () => {
    const first = await list('');
    expect(first).toEqual({
      titles: getTitles(...Array.from({ length: 20 }, (_, i) => i)),
      meta: { total: 50, page: 1, limit: 20, pages: 3 },
    });
    expect((await list('?page=3')).titles).toEqual(getTitles(40, 41, 42, 43, 44, 45, 46, 47, 48, 49));
    expect(await list('?page=9')).toMatchObject({ titles: [], meta: { total: 50, page: 9, pages: 3 } });
  });

  it.each(ACTIVITY_KINDS.map((kind, i) => ({ kind, i })))('filters by $kind (R108)', async ({ kind, i }) => {
    expect(await list(`?kind=${kind}&limit=3`)).toEqual({
      titles: getTitles(i, i + 5, i + 10),
      meta: { total: 10, page: 1, limit: 3, pages: 4 },
    });
  });

  it('filters by period, alone or together with a kind (R108)', async () => {
    expect(await list('?period=today')).toMatchObject({ titles: getTitles(0), meta: { total: 1 } });
    expect((await list('?period=week')).meta).toMatchObject({ total: 8 });
    expect((await list('?period=month&limit=1')).meta).toMatchObject({ total: 36, pages: 36 });
    expect(await list('?period=week&kind=favorites')).toMatchObject({ titles: getTitles(1, 6), meta: { total: 2 } });
    expect(await list('?period=today&kind=ratings')).toMatchObject({ titles: [], meta: { total: 0, pages: 0 } });
  });

  it('counts periods in calendar days of the reader’s time zone (R108)', async () => {
    // Noon in UTC is 23:59 for one reader and midnight for the other.
    expect((await list('?period=today&utc_offset=719')).titles).toEqual(getTitles(0, 1));
    expect((await list('?period=today&utc_offset=720')).titles).toEqual(getTitles(0));
    expect((await list('?period=week&utc_offset=719')).meta).toMatchObject({ total: 9 });
    expect((await list('?period=week&utc_offset=720')).meta).toMatchObject({ total: 8 });
  });

  it('reads the account, a count and one page, whatever the length of the list (R108)', async () => {
    // Reads: the account, the count, and a page of ten entries.
    expect((await measureCost(() => list('?limit=10'))).reads).toBe(12);
  });

  it.each(['?kind=nada', '?period=ano', '?page=0', '?limit=101', '?utc_offset=841', '?cor=azul'])(
    'refuses the query %s: 400, and any query without a token: 401 (R108)',
    async (query) => {
      expect((await callEndpoint('listActivity', { origin: served.origin, token, query })).status).toBe(400);
      expect((await callEndpoint('listActivity', { origin: served.origin, query: '' })).status).toBe(401);
    },
  );
});

describe('dashboard (R111)', () => {
  const dashboard = (query = ''): Promise<EndpointResponse<'dashboard'>> =>
    callForData('dashboard', { origin: served.origin, token, query });
  const storeEntries = (n: number, at: (i: number) => Date) =>
    storeMany(n, (i) => [
      `users/${uid}/activity/e${i}`,
      activityEntry.parse({ kind: 'views', mod_id: `m${i}`, title: 'Um mod', at: at(i) }),
    ]);
  const dayAgo = (days: number): string => toDay(new Date(NOON.getTime() - days * DAY_MS));

  it('returns zeros and thirty days for a member without activity (R111)', async () => {
    const { figures, days } = await dashboard();
    expect(figures).toEqual({ downloads: 0, favorites: 0, comments: 0, ratings: 0, achievements: 0 });
    expect(days).toHaveLength(30);
    expect([days[0]?.day, days[29]?.day]).toEqual([dayAgo(29), dayAgo(0)]);
    expect(days.every(({ count }) => count === 0)).toBe(true);
  });

  it('counts the data of the member, and only unlocked achievements (R111)', async () => {
    const other = randomUUID();
    const both = [uid, other].flatMap((who) => [
      [`users/${who}/favorites/m1`, { mod_id: 'm1', created_at: time }],
      [`mods/m1/ratings/${who}`, { uid: who, stars: 4, rated_at: time }],
      [`mods/m1/comments/c-${who}`, buildComment({ uid: who, username })],
      [`users/${who}/achievements/first_comment`, { category: 'creator', progress: 1, unlocked_at: time }],
      [`users/${who}/achievements/collector`, { category: 'community', progress: 1, unlocked_at: null }],
    ]);
    await storeDocuments(Object.fromEntries(both));
    await recordDownload(await findDownloadableRelease(mod.id, {}), uid, time);
    const { figures } = await dashboard();
    expect(figures).toEqual({ downloads: 1, favorites: 1, comments: 1, ratings: 1, achievements: 1 });
  });

  it.each([
    ['few', 30],
    ['many', 90],
  ])('groups %s entries by UTC day, up to the last millisecond (R111)', async (_how, n) => {
    const edges = [0, 1, 29].flatMap((days) => [`${dayAgo(days)}T00:00:00.000Z`, `${dayAgo(days)}T23:59:59.999Z`]);
    const outside = `${dayAgo(30)}T23:59:59.999Z`;
    await storeEntries(n, (i) => new Date(i < 6 ? (edges[i] ?? '') : i < 9 ? outside : `${dayAgo(5)}T10:00:00Z`));
    const start = getReadWriteCounts().reads;
    const { days } = await dashboard();
    const reads = getReadWriteCounts().reads - start;
    expect(days.filter(({ count }) => count > 0)).toEqual([
      { day: dayAgo(29), count: 2 },
      { day: dayAgo(5), count: n - 9 },
      { day: dayAgo(1), count: 2 },
      { day: dayAgo(0), count: 2 },
    ]);
    // Reads: the account, five counts, and at most 40 entries and 30 days.
    expect(reads).toBeLessThanOrEqual(1 + 5 + 40 + 30);
  });

  it.each([
    ['few', 30, -180],
    ['many', 90, -180],
    ['few', 30, 480],
    ['many', 90, 480],
  ])('groups %s entries (%i) by day of a reader %i minutes from UTC (R111)', async (_how, n, offset) => {
    const getStart = (days: number): number => Date.parse(dayAgo(days)) - offset * 60_000;
    const edges = [0, 1, 29].flatMap((days) => [getStart(days), getStart(days) + DAY_MS - 1]);
    await storeEntries(n, (i) => new Date(edges[i] ?? (i < 9 ? getStart(29) - 1 : getStart(5) + 1)));
    const { days } = await dashboard(`?utc_offset=${offset}`);
    expect(days.filter(({ count }) => count > 0)).toEqual([
      { day: dayAgo(29), count: 2 },
      { day: dayAgo(5), count: n - 9 },
      { day: dayAgo(1), count: 2 },
      { day: dayAgo(0), count: 2 },
    ]);
  });
});
