import './support/own-project.ts';
import { randomUUID } from 'node:crypto';
import { DAY_MS, VOTE_DAYS, VOTES_MAX } from '@bigorna/domain/limits';
import { dayOf } from '@bigorna/domain/trending';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventId, eventOf } from '../../functions/src/counters/events.ts';
import { rollUp } from '../../functions/src/counters/roll-up.ts';
import { endOf, slotOf } from '../../functions/src/counters/slots.ts';
import { sweepRollUps } from '../../functions/src/counters/sweep-roll-ups.ts';
import { touch } from '../../functions/src/counters/touch.ts';
import { COMMENT_FOLLOWERS } from '../../functions/src/events/comment-written.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get, readsAndWrites, set, watchWrites } from '../../functions/src/platform/firestore.ts';
import { enqueue } from '../../functions/src/platform/tasks.ts';
import { commentOf } from './support/comments.ts';
import { firestore } from './support/firebase.ts';

/** What happens before a transaction, while what it is to write has been read. */
const between = vi.hoisted(() => ({ beforeTransaction: async () => {} }));

vi.mock('../../functions/src/platform/clock.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/clock.ts')>()),
  now: vi.fn(),
}));
vi.mock('../../functions/src/platform/tasks.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/tasks.ts')>()),
  enqueue: vi.fn(),
}));
vi.mock('../../functions/src/platform/firestore.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/firestore.ts')>();
  const transaction: typeof actual.transaction = async (work) => {
    await between.beforeTransaction();
    return actual.transaction(work);
  };
  return { ...actual, transaction };
});

let time = new Date('2026-11-21T12:00:00Z');
const later = (ms: number): void => {
  time = new Date(time.getTime() + ms);
};
let mod: string;
let bucket: string;
beforeEach(async () => {
  // Each test is days after the one before: the slots of others are not in its way.
  later(3 * DAY_MS);
  vi.mocked(now).mockImplementation(() => time);
  vi.mocked(enqueue).mockClear();
  between.beforeTransaction = async () => {};
  mod = `prova-${randomUUID().slice(0, 8)}`;
  bucket = `b-${mod}`;
  await firestore.doc(`mods/${mod}`).set({ counts_bucket: bucket });
});

const favor = (uid: string) => firestore.doc(`users/${uid}/favorites/${mod}`).set({ mod_id: mod, created_at: time });
const rate = (uid: string, stars: number) =>
  firestore.doc(`mods/${mod}/ratings/${uid}`).set({ uid, stars, rated_at: time });
const slot = (): string => slotOf(mod, time);
const countsOf = async () => (await get(doc('counts/{bucket}', bucket)))?.mods[mod];
const feedbackOf = () => get(doc('feedback/{mod}', mod));
const touches = async () => (await firestore.collection('events').where('mod_id', '==', mod).get()).docs;

describe('a touch', () => {
  it('R112 is there once a mod, kind and slot, whoever leaves it, and costs nothing more', async () => {
    await touch('favorites', mod);
    const before = readsAndWrites();
    await Promise.all(Array.from({ length: 20 }, () => touch('favorites', mod)));
    expect(readsAndWrites()).toEqual(before);
    await touch('ratings', mod);
    await touch('votes', mod, 'r1');
    await touch('votes', mod, 'r2');
    expect((await touches()).map(({ id }) => id).toSorted()).toEqual(
      [`favorites_${mod}`, `ratings_${mod}`, `votes_${mod}_r1`, `votes_${mod}_r2`].map((id) => `${id}_${slot()}`),
    );
    expect(vi.mocked(enqueue).mock.calls.map(([, { subject }]) => subject)).toEqual([slot()]);
  });

  it('R112 of a mod that is gone leaves nothing', async () => {
    await touch('favorites', 'nao-existe');
    expect((await firestore.collection('events').where('mod_id', '==', 'nao-existe').get()).size).toBe(0);
  });

  it('R112 that lands after its slot’s roll-up asks for it again', async () => {
    await favor('u1');
    const late = slot();
    vi.mocked(now).mockImplementationOnce(() => time);
    vi.mocked(now).mockImplementationOnce(() => time);
    vi.mocked(now).mockImplementation(() => new Date(endOf(late).getTime() + 9000));
    await touch('favorites', mod);
    expect(vi.mocked(enqueue).mock.calls.map(([, { subject }]) => subject)).toEqual([late]);
    await rollUp(late);
    expect(await countsOf()).toMatchObject({ favorites: 1 });
  });

  it.each([
    ['an edit', { text: 'Outro texto.' }, 0],
    ['an official reply', { reply: null }, 0],
    ['hiding', { hidden: true }, 1],
  ] as const)('R112 is left by what makes comments more or fewer: %s', async (_, change, left) => {
    const [counters] = COMMENT_FOLLOWERS.filter(({ name }) => name === 'counters');
    const before = commentOf({ uid: 'u1', username: 'u1' }, { uid: 'u2', username: 'u2' });
    await counters?.follow({ modId: mod, commentId: 'c', before, after: { ...before, ...change } });
    expect(await touches()).toHaveLength(left);
  });
});

describe('a recount', () => {
  it('R112 R107 counts what documents say now, together with views, in one write of the bucket', async () => {
    await Promise.all([favor('u1'), favor('u2'), rate('u1', 5), rate('u2', 2), rate('u3', 2)]);
    const comments = ['a', 'b', 'c'].map((id) => firestore.doc(`mods/${mod}/comments/${id}`));
    await Promise.all(
      comments.map((ref, i) => ref.set({ ...commentOf({ uid: 'u1', username: 'u1' }), hidden: i === 0 })),
    );
    for (const kind of ['favorites', 'comments', 'ratings'] as const) await touch(kind, mod);
    const event = { ...eventOf({ kind: 'view', mod_id: mod, release_id: null, bucket }, 'v', time), slot: slot() };
    await set(doc('events/{event}', eventId(event, 'v')), event);
    const watch = watchWrites();
    await rollUp(slot());
    watch.stop();
    expect(Object.fromEntries(watch.byPath)).toEqual({
      [`counts/${bucket}`]: 1,
      [`feedback/${mod}`]: 1,
      [`rollups/${slot()}`]: 2,
    });
    const counts = { views: 1, downloads: 0, favorites: 2, comments: 2, ratings: 3, stars: 9, recent: {} };
    expect(await countsOf()).toEqual(counts);
    expect((await feedbackOf())?.stars).toEqual({ '1': 0, '2': 2, '3': 0, '4': 0, '5': 1 });
    // Run again it writes nothing; another slot takes down what is gone.
    const before = readsAndWrites();
    await rollUp(slot());
    expect(readsAndWrites().writes).toBe(before.writes);
    await firestore.doc(`users/u1/favorites/${mod}`).delete();
    await firestore.doc(`mods/${mod}/ratings/u1`).delete();
    later(60_000);
    await Promise.all([touch('favorites', mod), touch('ratings', mod)]);
    await rollUp(slot());
    expect(await countsOf()).toEqual({ ...counts, favorites: 1, ratings: 2, stars: 4 });
  });

  it('R112 that is older never takes the place of a newer one, whichever comes last', async () => {
    await favor('u1');
    await touch('favorites', mod);
    const older = slot();
    between.beforeTransaction = async () => {
      between.beforeTransaction = async () => {};
      await Promise.all([favor('u2'), favor('u3')]);
      later(40_000);
      await touch('favorites', mod);
      await rollUp(slot());
      expect(await countsOf()).toMatchObject({ favorites: 3 });
    };
    await rollUp(older);
    expect(await countsOf()).toMatchObject({ favorites: 3 });
  });

  it('R112 brings back no figures of a mod that is gone', async () => {
    await favor('u1');
    await touch('favorites', mod);
    await firestore.doc(`mods/${mod}`).delete();
    await rollUp(slot());
    expect(await countsOf()).toBeUndefined();
    expect(await feedbackOf()).toBeUndefined();
  });

  it('R112 is found by the sweep where its task was lost', async () => {
    await favor('u1');
    await touch('favorites', mod);
    later(180_000);
    await sweepRollUps();
    expect(await countsOf()).toMatchObject({ favorites: 1 });
  });

  it('R107 has the votes of each release by day: the newest ones, and none that says nothing any more', async () => {
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
    await Promise.all([touch('votes', mod, 'r1'), touch('votes', mod, 'r2')]);
    await rollUp(slot());
    const day = (age: number): string => dayOf(new Date(time.getTime() - age * DAY_MS));
    const { releases = {} } = (await feedbackOf()) ?? {};
    expect(releases.r1?.days).toEqual({ [day(0)]: { works: 75, broken: 25 }, [day(2)]: { works: 75, broken: 25 } });
    expect(releases.r2?.days).toEqual({ [day(VOTE_DAYS - 1)]: { works: 1, broken: 0 } });
    // A release that was not touched keeps what it has.
    later(60_000);
    await firestore.doc(`mods/${mod}/releases/r2/votes/u1`).delete();
    await touch('votes', mod, 'r2');
    await rollUp(slot());
    const next = (await feedbackOf())?.releases;
    expect(next?.r1).toEqual(releases.r1);
    expect(next?.r2?.days).toEqual({});
    expect(await countsOf()).toBeUndefined();
  });
});
