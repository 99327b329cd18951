import './support/own-project.ts';
import { randomUUID } from 'node:crypto';
import { STAFF_ROLES } from '@bigorna/domain/access/roles';
import type { AnswerOf } from '@bigorna/domain/endpoints/index';
import { ACTIVITY_KINDS, type ActivityEntry, activityEntry, type Comment } from '@bigorna/domain/entities/member';
import { DAY_MS } from '@bigorna/domain/limits';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { dayOf } from '@bigorna/domain/trending';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followComment, followFavorite, followRating } from '../../functions/src/activity/follow.ts';
import { catalogue } from '../../functions/src/catalogue/index.ts';
import { downloadable } from '../../functions/src/downloads/downloadable.ts';
import { recordDownload } from '../../functions/src/downloads/record-download.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get, readsAndWrites, watchWrites } from '../../functions/src/platform/firestore.ts';
import { enqueue } from '../../functions/src/platform/tasks.ts';
import { storeAccount } from './support/accounts.ts';
import { ask, call, dataOf, metaOf, refusal, someAddress } from './support/call.ts';
import { commentOf } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { store } from './support/member-data.ts';
import { makeMod, type TestMod } from './support/mods.ts';
import { tokenOf } from './support/tokens.ts';

vi.mock('../../functions/src/platform/clock.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/clock.ts')>()),
  now: vi.fn(() => new Date()),
}));
vi.mock('../../functions/src/platform/tasks.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/tasks.ts')>()),
  enqueue: vi.fn(),
}));

/** Noon, so that some hours later is the same day. */
const NOON = new Date(`${dayOf(new Date())}T12:00:00Z`);
let time = NOON;
const later = (ms: number): void => {
  time = new Date(time.getTime() + ms);
};
const GIVEN: Parameters<typeof makeMod>[0] = {
  content_type: 'addon',
  categories: ['magic', 'mobs'],
  title: 'Lagoa Funda',
};
let served: Awaited<ReturnType<typeof serveApi>>;
let mod: TestMod;
let uid = '';
let username = '';
let token = '';

const tokenFor = (id: string): string => {
  const seconds = Math.floor(NOON.getTime() / 1000);
  return tokenOf(id, seconds - 60, seconds + 40 * 86_400);
};

beforeAll(async () => {
  served = await serveApi();
});
afterAll(async () => {
  await served.close();
  catalogue.close();
});
beforeEach(async () => {
  time = NOON;
  vi.mocked(now).mockImplementation(() => time);
  vi.mocked(enqueue).mockClear();
  mod = await makeMod({ ...GIVEN, externalUrl: 'https://exemplo.test/lagoa' });
  ({ uid, username } = await storeAccount());
  token = tokenFor(uid);
  catalogue.expectChange();
});

const entries = async (of = uid): Promise<Record<string, FirebaseFirestore.DocumentData>> =>
  Object.fromEntries(
    (await firestore.collection(`users/${of}/activity`).get()).docs.map((one) => [one.id, one.data()] as const),
  );
const write = (path: string, data: object) => firestore.doc(path).set(data);
const FACTS = () => ({ mod_id: mod.id, title: 'Lagoa Funda', type: 'addon', category: 'magic' });
const archive = () => firestore.doc(`mods/${mod.id}`).delete();

describe('R108 what a member did', () => {
  const favored = () => followFavorite({ uid, modId: mod.id, before: undefined, after: undefined });
  const favoritePath = () => `users/${uid}/favorites/${mod.id}`;

  it('R108 has a favorite while it is one, however often and in whatever order its writes are told', async () => {
    const id = `favorites_${mod.id}`;
    await write(favoritePath(), { mod_id: mod.id, created_at: time });
    await Promise.all([favored(), favored()]);
    expect(await entries()).toMatchObject({ [id]: { kind: 'favorites', ...FACTS() } });
    const { byPath, stop } = watchWrites();
    await favored();
    stop();
    expect([...byPath]).toEqual([]);
    await firestore.doc(favoritePath()).delete();
    await favored();
    await favored();
    expect(await entries()).toEqual({});
  });

  it('R108 has a comment’s text in full, as it is edited, also while it is hidden, until it is deleted', async () => {
    const path = `mods/${mod.id}/comments/c1`;
    const id = 'comments_c1';
    const first: Comment = { ...commentOf({ uid, username }), text: 'x'.repeat(2000) };
    const follow = (before?: Comment, after?: Comment) =>
      followComment({ modId: mod.id, commentId: 'c1', before, after });
    await write(path, first);
    await follow(undefined, first);
    expect((await entries())[id]).toMatchObject({ kind: 'comments', ...FACTS(), comment: first.text });
    const edited = { ...first, text: 'Outro texto', edited_at: time, hidden: true };
    await write(path, edited);
    await follow(first, edited);
    // The first write, told again and late.
    await follow(undefined, first);
    expect((await entries())[id]).toMatchObject({ comment: 'Outro texto' });
    await firestore.doc(path).delete();
    await follow(edited, undefined);
    await follow(first, edited);
    expect(await entries()).toEqual({});
  });

  it('R108 is not written again for another author card or an official reply', async () => {
    const comment = commentOf({ uid, username });
    const answered = commentOf({ uid, username }, { uid: 'equipe', username: 'equipe' });
    await write(`mods/${mod.id}/comments/c1`, answered);
    const start = readsAndWrites();
    await followComment({ modId: mod.id, commentId: 'c1', before: comment, after: answered });
    expect(readsAndWrites()).toEqual(start);
    expect(await entries()).toEqual({});
  });

  it('R108 has a rating with its stars, changed and taken away with it', async () => {
    const path = `mods/${mod.id}/ratings/${uid}`;
    const follow = () => followRating({ uid, modId: mod.id, before: undefined, after: undefined });
    for (const stars of [2, 5]) {
      await write(path, { uid, stars, rated_at: time });
      await follow();
      expect((await entries())[`ratings_${mod.id}`]).toMatchObject({ kind: 'ratings', ...FACTS(), rating: stars });
    }
    await firestore.doc(path).delete();
    await follow();
    expect(await entries()).toEqual({});
  });

  it('R108 keeps the title that a mod had when the mod is gone', async () => {
    await write(favoritePath(), { mod_id: mod.id, created_at: time });
    await favored();
    await archive();
    const again = new Date(time.getTime() + 1000);
    await write(favoritePath(), { mod_id: mod.id, created_at: again });
    await favored();
    const entry = (await entries())[`favorites_${mod.id}`];
    expect(entry).toMatchObject(FACTS());
    expect(entry?.at.toDate()).toEqual(again);
  });

  it('R108 R085 is written of nobody whose account is gone', async () => {
    const comment = commentOf({ uid, username });
    await write(favoritePath(), { mod_id: mod.id, created_at: time });
    await write(`mods/${mod.id}/comments/c1`, comment);
    await write(`mods/${mod.id}/ratings/${uid}`, { uid, stars: 3, rated_at: time });
    await firestore.doc(`users/${uid}`).delete();
    await favored();
    await followComment({ modId: mod.id, commentId: 'c1', before: undefined, after: comment });
    await followRating({ uid, modId: mod.id, before: undefined, after: undefined });
    expect(await entries()).toEqual({});
  });

  it('R108 has a download once a release and day, with its size; and what achievements count is kept with the mod', async () => {
    mod = await makeMod(GIVEN);
    const fetched = async () => recordDownload(await downloadable(mod.id, {}), uid, time);
    const idOn = () => `downloads_${mod.id}_${mod.releaseId}_${dayOf(time)}`;
    const [today, at] = [idOn(), time];
    await fetched();
    later(3_600_000);
    await fetched();
    expect(await entries()).toMatchObject({ [today]: { kind: 'downloads', ...FACTS(), size: 5000 } });
    expect((await entries())[today]?.at.toDate()).toEqual(at);
    const traits = { content_type: 'addon', access: 'public', categories: ['magic', 'mobs'] };
    const downloaderDoc = firestore.doc(`mods/${mod.id}/downloaders/${uid}`);
    expect((await downloaderDoc.get()).data()).toMatchObject({ uid, ...traits });
    // One from before these were kept.
    await downloaderDoc.set({ uid, first_at: at });
    later(DAY_MS);
    await fetched();
    expect(Object.keys(await entries()).toSorted()).toEqual([today, idOn()].toSorted());
    const kept = await get(doc('mods/{mod}/downloaders/{uid}', mod.id, uid));
    expect(kept).toEqual({ uid, first_at: at, ...traits, releases: ['*', mod.releaseId] });
    expect(enqueue).toHaveBeenCalledWith('memberProgress', expect.objectContaining({ subject: uid }));
  });
});

const look = (by = token, headers = {}) =>
  call('viewMod', { params: { id: mod.id }, origin: served.origin, token: by, headers });
const stay = (seconds: number, { by = token, id = mod.id } = {}) =>
  call('viewTime', { params: { id }, origin: served.origin, token: by, body: { seconds } });
const viewOn = (day: string) => `views_${mod.id}_${day}`;
const duration = async (): Promise<unknown> => (await entries())[viewOn(dayOf(NOON))]?.duration;

describe('R108 a view', () => {
  it('R108 is among what a member did once a mod and day; a stranger’s and staff’s are nobody’s', async () => {
    await look();
    later(3_600_000);
    await look();
    expect(await entries()).toMatchObject({ [viewOn(dayOf(NOON))]: { kind: 'views', ...FACTS(), duration: 0 } });
    later(DAY_MS);
    await look();
    expect(Object.keys(await entries())).toHaveLength(2);
    for (const role of STAFF_ROLES) {
      const staff = await storeAccount({ role });
      expect((await look(tokenFor(staff.uid), { 'X-Forwarded-For': someAddress() })).status).toBe(200);
      expect(await entries(staff.uid)).toEqual({});
    }
  });

  it('R108 says how long the page was open: reports of a day add up, and never to more than has passed', async () => {
    await look();
    later(60_000);
    expect((await stay(40)).status).toBe(200);
    expect(await duration()).toBe(40);
    await stay(40);
    await Promise.all([stay(600), stay(600)]);
    expect(await duration()).toBe(60);
    later(100_000);
    await stay(30);
    expect(await duration()).toBe(90);
  });

  it('R108 that went on past midnight is the day’s that it began on', async () => {
    later(11.9 * 3_600_000);
    await look();
    later(20 * 60_000);
    await stay(1200);
    expect((await entries())[viewOn(dayOf(NOON))]).toMatchObject({ duration: 1200 });
    expect(Object.keys(await entries())).toHaveLength(1);
  });

  it('R108 that was not counted takes no time, nor anybody else’s', async () => {
    const staff = await storeAccount({ role: 'admin' });
    await look(tokenFor(staff.uid));
    await look();
    later(60_000);
    expect((await stay(30, { by: tokenFor(staff.uid) })).status).toBe(200);
    expect(await entries(staff.uid)).toEqual({});
    expect(await duration()).toBe(0);
  });

  it('R108 of a mod that is not there, for no time, for more than a day, by nobody: refused', async () => {
    await look();
    later(60_000);
    expect(refusal(await stay(10, { id: 'nao-existe' }))).toEqual({ status: 404, code: 'mod_not_found' });
    for (const seconds of [0, -1, 1.5, 86_401]) expect((await stay(seconds)).status, String(seconds)).toBe(400);
    expect((await stay(10, { by: 'kein.token.x' })).status).toBe(401);
    expect(await duration()).toBe(0);
    expect((await stay(10)).status).toBe(200);
    expect(await duration()).toBe(10);
  });

  it('R108 is told of so often a minute, then 429; another member still may', async () => {
    await look();
    later(60_000);
    for (let i = 0; i < RATE_LIMITS.view_time_by_account.points; i += 1) expect((await stay(1)).status).toBe(200);
    expect(refusal(await stay(1))).toEqual({ status: 429, code: 'too_many_requests' });
    const other = await storeAccount();
    expect((await stay(1, { by: tokenFor(other.uid) })).status).toBe(200);
  });

  it('R109 has a member’s progress looked at every tenth time, and not at each', async () => {
    const view = (i: number) => activityEntry.parse({ kind: 'views', mod_id: `m${i}`, title: 'Um mod', at: time });
    const put = (n: number) =>
      store(Object.fromEntries(Array.from({ length: n }, (_, i) => [`users/${uid}/activity/views_m${i}_x`, view(i)])));
    await put(7);
    await look();
    expect(enqueue).not.toHaveBeenCalledWith('memberProgress', expect.anything());
    later(DAY_MS);
    await put(8);
    await look();
    expect(enqueue).toHaveBeenCalledWith('memberProgress', expect.objectContaining({ subject: uid }));
  });
});

describe('R108 the list of what a member did', () => {
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
    const reply = await call('listActivity', { origin: served.origin, token, query });
    return { titles: dataOf('listActivity', reply).map(({ title }) => title), meta: metaOf(reply) };
  };
  const titlesOf = (...numbers: number[]) => numbers.map((i) => `Mod ${i}`);

  /** Fifty entries, each twenty hours older than the one before; every kind in turn. */
  beforeEach(async () => {
    await store(
      Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`users/${uid}/activity/e${i}`, entry(i)] as const)),
    );
    await store({ [`users/${randomUUID()}/activity/x`]: entry(0, { title: 'De outra pessoa' }) });
  });

  it('R108 is newest first, by pages, with the true total, also past the end', async () => {
    const first = await list('');
    expect(first).toEqual({
      titles: titlesOf(...Array.from({ length: 20 }, (_, i) => i)),
      meta: { total: 50, page: 1, limit: 20, pages: 3 },
    });
    expect((await list('?page=3')).titles).toEqual(titlesOf(40, 41, 42, 43, 44, 45, 46, 47, 48, 49));
    expect(await list('?page=9')).toMatchObject({ titles: [], meta: { total: 50, page: 9, pages: 3 } });
  });

  it.each(ACTIVITY_KINDS.map((kind, i) => ({ kind, i })))('R108 has $kind alone', async ({ kind, i }) => {
    expect(await list(`?kind=${kind}&limit=3`)).toEqual({
      titles: titlesOf(i, i + 5, i + 10),
      meta: { total: 10, page: 1, limit: 3, pages: 4 },
    });
  });

  it('R108 has a period alone, and a kind of a period', async () => {
    expect(await list('?period=today')).toMatchObject({ titles: titlesOf(0, 1), meta: { total: 2 } });
    expect((await list('?period=week')).meta).toMatchObject({ total: 9 });
    expect((await list('?period=month&limit=1')).meta).toMatchObject({ total: 37, pages: 37 });
    expect(await list('?period=week&kind=favorites')).toMatchObject({ titles: titlesOf(1, 6), meta: { total: 2 } });
    expect(await list('?period=today&kind=ratings')).toMatchObject({ titles: [], meta: { total: 0, pages: 0 } });
  });

  it('R108 costs the page and its count, however long the whole is', async () => {
    const start = readsAndWrites().reads;
    await list('?limit=10');
    // The account, the count, the page.
    expect(readsAndWrites().reads - start).toBe(12);
  });

  it.each(['?kind=nada', '?period=ano', '?page=0', '?limit=101', '?cor=azul'])('R108 refuses %s', async (query) => {
    expect((await call('listActivity', { origin: served.origin, token, query })).status).toBe(400);
    expect((await call('listActivity', { origin: served.origin, query: '' })).status).toBe(401);
  });
});

describe('R111 the dashboard', () => {
  const dashboard = (): Promise<AnswerOf<'dashboard'>> => ask('dashboard', { origin: served.origin, token });
  const put = (n: number, at: (i: number) => Date) =>
    store(
      Object.fromEntries(
        Array.from({ length: n }, (_, i) => [
          `users/${uid}/activity/e${i}`,
          activityEntry.parse({ kind: 'views', mod_id: `m${i}`, title: 'Um mod', at: at(i) }),
        ]),
      ),
    );
  const dayAgo = (days: number): string => dayOf(new Date(NOON.getTime() - days * DAY_MS));

  it('R111 has zeros for a member who did nothing, and thirty days that end today', async () => {
    const { figures, days } = await dashboard();
    expect(figures).toEqual({ downloads: 0, favorites: 0, comments: 0, ratings: 0, achievements: 0 });
    expect(days).toHaveLength(30);
    expect([days[0]?.day, days[29]?.day]).toEqual([dayAgo(29), dayAgo(0)]);
    expect(days.every(({ count }) => count === 0)).toBe(true);
  });

  it('R111 counts what is the member’s own, and of achievements those unlocked', async () => {
    const other = randomUUID();
    const both = [uid, other].flatMap((who) => [
      [`users/${who}/favorites/m1`, { mod_id: 'm1', created_at: time }],
      [`mods/m1/ratings/${who}`, { uid: who, stars: 4, rated_at: time }],
      [`mods/m1/comments/c-${who}`, commentOf({ uid: who, username })],
      [`users/${who}/achievements/first_comment`, { category: 'creator', progress: 1, unlocked_at: time }],
      [`users/${who}/achievements/collector`, { category: 'community', progress: 1, unlocked_at: null }],
    ]);
    await store(Object.fromEntries(both));
    await recordDownload(await downloadable(mod.id, {}), uid, time);
    const { figures } = await dashboard();
    expect(figures).toEqual({ downloads: 1, favorites: 1, comments: 1, ratings: 1, achievements: 1 });
  });

  it.each([
    ['few', 30],
    ['many', 90],
  ])('R111 tells %s entries apart by day (UTC), to the last moment of each', async (_how, n) => {
    const edges = [0, 1, 29].flatMap((days) => [`${dayAgo(days)}T00:00:00.000Z`, `${dayAgo(days)}T23:59:59.999Z`]);
    const outside = `${dayAgo(30)}T23:59:59.999Z`;
    await put(n, (i) => new Date(i < 6 ? (edges[i] ?? '') : i < 9 ? outside : `${dayAgo(5)}T10:00:00Z`));
    const start = readsAndWrites().reads;
    const { days } = await dashboard();
    const reads = readsAndWrites().reads - start;
    expect(days.filter(({ count }) => count > 0)).toEqual([
      { day: dayAgo(29), count: 2 },
      { day: dayAgo(5), count: n - 9 },
      { day: dayAgo(1), count: 2 },
      { day: dayAgo(0), count: 2 },
    ]);
    // The account, five figures, and at most forty entries and thirty days.
    expect(reads).toBeLessThanOrEqual(1 + 5 + 40 + 30);
  });
});
