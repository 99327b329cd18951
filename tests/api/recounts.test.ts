import './support/separate-project.ts';
import './support/mock-transactions.ts';
import { randomUUID } from 'node:crypto';
import { DAY_MS, VOTE_DAYS, VOTES_MAX } from '@bigorna/domain/limits';
import { toDay } from '@bigorna/domain/trending';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getEventId, toCountEvent } from '../../functions/src/counters/events.ts';
import { requestRecount } from '../../functions/src/counters/request-recount.ts';
import { rollUp } from '../../functions/src/counters/roll-up.ts';
import { getSlot, getSlotEnd } from '../../functions/src/counters/slots.ts';
import { sweepRollUps } from '../../functions/src/counters/sweep-roll-ups.ts';
import { COMMENT_HANDLERS } from '../../functions/src/events/comment-written.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get, set, watchWrites } from '../../functions/src/platform/firestore.ts';
import { enqueue } from '../../functions/src/platform/tasks.ts';
import { buildComment } from './support/comments.ts';
import { measureCost } from './support/costs.ts';
import { firestore } from './support/firebase.ts';
import { transactions } from './support/mock-transactions.ts';

vi.mock(import('../../functions/src/platform/clock.ts'), async (original) => ({ ...(await original()), now: vi.fn() }));
vi.mock(import('../../functions/src/platform/tasks.ts'), async (real) => ({ ...(await real()), enqueue: vi.fn() }));

let time = new Date('2026-11-21T12:00:00Z');
const advanceClock = (ms: number): void => {
  time = new Date(time.getTime() + ms);
};
let mod: string;
let bucket: string;
beforeEach(async () => {
  // Days apart, so that the slots of the tests differ.
  advanceClock(3 * DAY_MS);
  vi.mocked(now).mockImplementation(() => time);
  vi.mocked(enqueue).mockClear();
  transactions.before = async () => {};
  mod = `prova-${randomUUID().slice(0, 8)}`;
  bucket = `b-${mod}`;
  await firestore.doc(`mods/${mod}`).set({ counts_bucket: bucket });
});

const storeFavorite = (uid: string) =>
  firestore.doc(`users/${uid}/favorites/${mod}`).set({ mod_id: mod, created_at: time });
const storeRating = (uid: string, stars: number) =>
  firestore.doc(`mods/${mod}/ratings/${uid}`).set({ uid, stars, rated_at: time });
const slot = (): string => getSlot(mod, time);
const getCounts = async () => (await get(doc('counts/{bucket}', bucket)))?.mods[mod];
const getFeedback = () => get(doc('feedback/{mod}', mod));
const getRequests = async () => (await firestore.collection('events').where('mod_id', '==', mod).get()).docs;

describe('recount request', () => {
  it('is stored once per mod, kind and slot; a repeated request costs nothing (R112)', async () => {
    await requestRecount('favorites', mod);
    const repeat = () => Promise.all(Array.from({ length: 20 }, () => requestRecount('favorites', mod)));
    expect(await measureCost(repeat)).toEqual({ reads: 0, writes: 0 });
    await requestRecount('ratings', mod);
    await requestRecount('votes', mod, 'r1');
    await requestRecount('votes', mod, 'r2');
    expect((await getRequests()).map(({ id }) => id).toSorted()).toEqual(
      [`favorites_${mod}`, `ratings_${mod}`, `votes_${mod}_r1`, `votes_${mod}_r2`].map((id) => `${id}_${slot()}`),
    );
    expect(vi.mocked(enqueue).mock.calls.map(([, { subject }]) => subject)).toEqual([slot()]);
  });

  it('stores nothing for a missing mod (R112)', async () => {
    await requestRecount('favorites', 'nao-existe');
    expect((await firestore.collection('events').where('mod_id', '==', 'nao-existe').get()).size).toBe(0);
  });

  it('schedules the roll-up of its slot, even when stored after the end of the slot (R112)', async () => {
    await storeFavorite('u1');
    const lateSlot = slot();
    vi.mocked(now).mockImplementationOnce(() => time);
    vi.mocked(now).mockImplementationOnce(() => time);
    vi.mocked(now).mockImplementation(() => new Date(getSlotEnd(lateSlot).getTime() + 9000));
    await requestRecount('favorites', mod);
    expect(vi.mocked(enqueue).mock.calls.map(([, { subject }]) => subject)).toEqual([lateSlot]);
    await rollUp(lateSlot);
    expect(await getCounts()).toMatchObject({ favorites: 1 });
  });

  it.each([
    ['an edit', { text: 'Outro texto.' }, 0],
    ['an official reply', { reply: null }, 0],
    ['hiding', { hidden: true }, 1],
  ] as const)('is stored only if the number of visible comments changes: %s (R112)', async (_, change, left) => {
    const [counters] = COMMENT_HANDLERS.filter(({ name }) => name === 'counters');
    const before = buildComment({ uid: 'u1', username: 'u1' }, { uid: 'u2', username: 'u2' });
    await counters?.handle({ modId: mod, commentId: 'c', before, after: { ...before, ...change } });
    expect(await getRequests()).toHaveLength(left);
  });
});

describe('recount', () => {
  it('writes counts from documents and view events in one write of the bucket (R112, R107)', async () => {
    await Promise.all([
      storeFavorite('u1'),
      storeFavorite('u2'),
      storeRating('u1', 5),
      storeRating('u2', 2),
      storeRating('u3', 2),
    ]);
    const comments = ['a', 'b', 'c'].map((id) => firestore.doc(`mods/${mod}/comments/${id}`));
    await Promise.all(
      comments.map((ref, i) => ref.set({ ...buildComment({ uid: 'u1', username: 'u1' }), hidden: i === 0 })),
    );
    for (const kind of ['favorites', 'comments', 'ratings'] as const) await requestRecount(kind, mod);
    const event = { ...toCountEvent({ kind: 'view', mod_id: mod, release_id: null, bucket }, 'v', time), slot: slot() };
    await set(doc('events/{event}', getEventId(event, 'v')), event);
    const watch = watchWrites();
    await rollUp(slot());
    watch.stop();
    expect(Object.fromEntries(watch.byPath)).toEqual({
      [`counts/${bucket}`]: 1,
      [`feedback/${mod}`]: 1,
      [`rollups/${slot()}`]: 2,
    });
    const counts = { views: 1, downloads: 0, favorites: 2, comments: 2, ratings: 3, stars: 9, recent: {} };
    expect(await getCounts()).toEqual(counts);
    expect((await getFeedback())?.stars).toEqual({ '1': 0, '2': 2, '3': 0, '4': 0, '5': 1 });
    // A second run writes nothing. A recount in a later slot no longer counts deleted documents.
    expect((await measureCost(() => rollUp(slot()))).writes).toBe(0);
    await firestore.doc(`users/u1/favorites/${mod}`).delete();
    await firestore.doc(`mods/${mod}/ratings/u1`).delete();
    advanceClock(60_000);
    await Promise.all([requestRecount('favorites', mod), requestRecount('ratings', mod)]);
    await rollUp(slot());
    expect(await getCounts()).toEqual({ ...counts, favorites: 1, ratings: 2, stars: 4 });
  });

  it('never replaces a newer result when an older run finishes later (R112)', async () => {
    await storeFavorite('u1');
    await requestRecount('favorites', mod);
    const older = slot();
    transactions.before = async () => {
      transactions.before = async () => {};
      await Promise.all([storeFavorite('u2'), storeFavorite('u3')]);
      advanceClock(40_000);
      await requestRecount('favorites', mod);
      await rollUp(slot());
      expect(await getCounts()).toMatchObject({ favorites: 3 });
    };
    await rollUp(older);
    expect(await getCounts()).toMatchObject({ favorites: 3 });
  });

  it('restores no counts of a deleted mod (R112)', async () => {
    await storeFavorite('u1');
    await requestRecount('favorites', mod);
    await firestore.doc(`mods/${mod}`).delete();
    await rollUp(slot());
    expect(await getCounts()).toBeUndefined();
    expect(await getFeedback()).toBeUndefined();
  });

  it('is done by the sweep when the task was lost (R112)', async () => {
    await storeFavorite('u1');
    await requestRecount('favorites', mod);
    advanceClock(180_000);
    await sweepRollUps();
    expect(await getCounts()).toMatchObject({ favorites: 1 });
  });

  it('stores the newest votes of each release by day, without expired days (R107)', async () => {
    const votes = firestore.bulkWriter();
    const vote = (release: string, i: number, works: boolean, age: number) =>
      void votes.set(firestore.doc(`mods/${mod}/releases/${release}/votes/u${i}`), {
        uid: `u${i}`,
        works,
        voted_at: new Date(time.getTime() - age * DAY_MS - i),
      });
    for (let i = 0; i < VOTES_MAX; i += 1) vote('r1', i, i % 4 !== 0, i < 100 ? 0 : 2);
    for (let i = VOTES_MAX; i < VOTES_MAX + 30; i += 1) vote('r1', i, false, 5);
    vote('r2', 1, true, VOTE_DAYS - 1);
    vote('r2', 2, true, VOTE_DAYS + 1);
    await votes.close();
    await Promise.all([requestRecount('votes', mod, 'r1'), requestRecount('votes', mod, 'r2')]);
    await rollUp(slot());
    const day = (age: number): string => toDay(new Date(time.getTime() - age * DAY_MS));
    const { releases = {} } = (await getFeedback()) ?? {};
    expect(releases.r1?.days).toEqual({ [day(0)]: { works: 75, broken: 25 }, [day(2)]: { works: 75, broken: 25 } });
    expect(releases.r2?.days).toEqual({ [day(VOTE_DAYS - 1)]: { works: 1, broken: 0 } });
    // A recount of one release does not change the votes of the other release.
    advanceClock(60_000);
    await firestore.doc(`mods/${mod}/releases/r2/votes/u1`).delete();
    await requestRecount('votes', mod, 'r2');
    await rollUp(slot());
    const next = (await getFeedback())?.releases;
    expect(next?.r1).toEqual(releases.r1);
    expect(next?.r2?.days).toEqual({});
    expect(await getCounts()).toBeUndefined();
  });
});
