import './support/own-project.ts';
import { randomUUID } from 'node:crypto';
import { type CountsBucket, countsBucket, feedback } from '@bigorna/domain/entities/mod';
import { DAY_MS } from '@bigorna/domain/limits';
import { dayOf } from '@bigorna/domain/trending';
import { FieldValue } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Countable, eventId, eventOf } from '../../functions/src/counters/events.ts';
import { repairNightly } from '../../functions/src/counters/repair/nightly.ts';
import { rollUp } from '../../functions/src/counters/roll-up.ts';
import { slotIn } from '../../functions/src/counters/slots.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { batch, doc, get, readsAndWrites, set, watchWrites } from '../../functions/src/platform/firestore.ts';
import { fromStored } from '../../functions/src/platform/firestore-values.ts';
import { randomOf } from '../../tools/seed/random.ts';
import { commentOf } from './support/comments.ts';
import { firestore } from './support/firebase.ts';

/** What is done to a transaction before it begins; a kill, in some tests. */
const between = vi.hoisted(() => ({ beforeTransaction: () => {} }));

vi.mock('../../functions/src/platform/clock.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/clock.ts')>()),
  now: vi.fn(),
}));
vi.mock('../../functions/src/platform/firestore.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/firestore.ts')>();
  const transaction: typeof actual.transaction = async (work) => {
    between.beforeTransaction();
    return actual.transaction(work);
  };
  return { ...actual, transaction };
});
vi.mock('firebase-functions', async (original) => ({
  ...(await original<typeof import('firebase-functions')>()),
  logger: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
}));

const random = randomOf('planted errors');
let time = new Date('2027-03-01T03:00:00Z');
const later = (ms: number): void => {
  time = new Date(time.getTime() + ms);
};
const today = (): string => dayOf(time);
/** The next night at three. */
const nightfall = (): void => {
  time = new Date(`${dayOf(new Date(time.getTime() + DAY_MS))}T03:00:00Z`);
};

const stateNow = async () => get(doc('system/repair'));
/** A night, by as many runs as it takes. */
const night = async (run: () => Promise<unknown> = repairNightly): Promise<void> => {
  nightfall();
  await run();
  await vi.waitFor(
    async () => {
      await repairNightly();
      expect((await stateNow())?.stage).toBeNull();
    },
    { timeout: 60_000, interval: 10 },
  );
};

type Counts = CountsBucket['mods'];
/** A day without downloads says the same as none. */
const withoutEmptyDays = (mods: Counts): Counts =>
  Object.fromEntries(
    Object.entries(mods).map(([id, { recent, ...others }]) => [
      id,
      { ...others, recent: Object.fromEntries(Object.entries(recent).filter(([, downloads]) => downloads > 0)) },
    ]),
  );

/** All figures there are, by document, without the moments of their writing. */
const figures = async () => {
  const [buckets, feedbacks, site] = await Promise.all([
    firestore.collection('counts').get(),
    firestore.collection('feedback').get(),
    firestore.doc('stats/site').get(),
  ]);
  return {
    counts: Object.fromEntries(
      buckets.docs.map((one) => [one.id, withoutEmptyDays(fromStored(countsBucket, one.ref.path, one.data()).mods)]),
    ),
    stars: Object.fromEntries(
      feedbacks.docs.map((one) => [one.id, fromStored(feedback, one.ref.path, one.data()).stars]),
    ),
    site: site.data(),
  };
};

/** So few that a night is short. */
const BUCKET = '0';
const MODS = Array.from({ length: 40 }, (_, i) => `mod-${i}`);
const mod = (i: number): string => MODS[i % MODS.length] ?? '';

/** What every project of the emulators begins with goes; mods of our own come, with figures that are right. */
const setUp = async (): Promise<void> => {
  const old = await Promise.all(
    ['mods', 'counts', 'feedback', 'users'].map((name) => firestore.collection(name).get()),
  );
  const writer = firestore.bulkWriter();
  for (const { ref } of old.flatMap(({ docs }) => docs)) void writer.delete(ref);
  await writer.flush();
  const counts: Record<string, object> = {};
  MODS.forEach((id, i) => {
    void writer.set(firestore.doc(`mods/${id}`), { counts_bucket: BUCKET, status: 'approved' });
    const [favorites, ratings] = [i % 4, i % 3];
    for (let uid = 0; uid < favorites; uid += 1)
      void writer.set(firestore.doc(`users/u${uid}/favorites/${id}`), { mod_id: id, created_at: time });
    for (let uid = 0; uid < ratings; uid += 1)
      void writer.set(firestore.doc(`mods/${id}/ratings/u${uid}`), { uid: `u${uid}`, stars: 4, rated_at: time });
    void writer.set(firestore.doc(`mods/${id}/comments/c`), { ...commentOf({ uid: 'u1', username: 'u1' }) });
    if (i % 2 === 0)
      void writer.set(firestore.doc(`mods/${id}/comments/h`), {
        ...commentOf({ uid: 'u1', username: 'u1' }),
        hidden: true,
      });
    const stars = { '4': ratings };
    void writer.set(firestore.doc(`feedback/${id}`), feedback.parse({ stars }));
    counts[id] = {
      views: 1000 + i,
      downloads: 100 + i,
      favorites,
      comments: 1,
      ratings,
      stars: ratings * 4,
      recent: {},
    };
  });
  void writer.set(firestore.doc(`counts/${BUCKET}`), { mods: counts, updated_at: time });
  for (const uid of ['u0', 'u1', 'u2']) void writer.set(firestore.doc(`users/${uid}`), { username: uid });
  void writer.set(firestore.doc('stats/site'), { downloads: 5000, mods: MODS.length, users: 3 });
  await writer.close();
};

/** What visitors do, in one slot; answers it. */
const happen = async (list: readonly Countable[]): Promise<string> => {
  const slot = slotIn(random.int(0, 7), time);
  await batch((writes) => {
    for (const what of list) {
      const who = randomUUID();
      const event = { ...eventOf(what, who, time), slot };
      writes.set(doc('events/{event}', eventId(event, who)), event);
    }
  });
  return slot;
};
const view = (i: number): Countable => ({ kind: 'view', mod_id: mod(i), release_id: null, bucket: BUCKET });
const download = (i: number): Countable => ({ kind: 'download', mod_id: mod(i), release_id: 'r1', bucket: BUCKET });
const someEvents = (): Countable[] =>
  Array.from({ length: 30 }, () => random.pick([view, download])(random.int(0, MODS.length - 1)));

/** A day of visitors, every event counted. */
const busyDay = async (): Promise<void> => {
  for (let i = 0; i < 3; i += 1) {
    later(3_600_000);
    await rollUp(await happen(someEvents()));
  }
};

beforeAll(setUp);
beforeEach(() => {
  vi.mocked(now).mockImplementation(() => time);
  between.beforeTransaction = () => {};
});

/** Changes figures by hand, each call so many different ones: `field` of the mods from one on. */
const spoil = (field: string, from: number, times: number, by: (i: number) => unknown) =>
  Object.fromEntries(Array.from({ length: times }, (_, i) => [`mods.${mod(from + i)}.${field}`, by(i)]));
const more = (i: number) => FieldValue.increment(i % 2 === 0 ? 3 + i : -1 - i);

/** A hundred errors of every kind. */
const plant = async (): Promise<number> => {
  await rollUp(await happen([download(1), download(2)]));
  const errors = {
    ...spoil('views', 0, 15, more),
    ...spoil('downloads', 10, 15, more),
    ...spoil('favorites', 20, 14, more),
    ...spoil('comments', 5, 12, (i) => i * 7 + 100),
    ...spoil('ratings', 15, 10, (i) => FieldValue.increment(i + 1)),
    ...spoil('stars', 30, 8, () => 1),
    ...spoil(`recent.${today()}`, 1, 2, () => 900),
    ...spoil(`recent.${dayOf(new Date(time.getTime() - DAY_MS))}`, 20, 6, (i) => i + 50),
    ...spoil('views', 30, 3, () => -4),
    ...spoil('downloads', 30, 3, () => 'muitos'),
  };
  await firestore.doc(`counts/${BUCKET}`).update(errors);
  // Of mods that are gone, or have their figures elsewhere; and one whose figures are gone.
  const strange = { ghost: { views: 9, recent: {} }, 'other-ghost': { favorites: 2 }, 'third-ghost': {} };
  await firestore.doc(`counts/${BUCKET}`).set({ mods: strange }, { merge: true });
  await firestore.doc('counts/77').set({ mods: { [mod(3)]: { favorites: 4 } }, updated_at: new Date() });
  await firestore.doc(`counts/${BUCKET}`).update({ [`mods.${mod(39)}`]: FieldValue.delete() });
  await firestore.doc('stats/site').update({ users: -3, downloads: FieldValue.increment(-50), mods: 0 });
  for (const i of [20, 21, 22]) await firestore.doc(`feedback/${mod(i)}`).set({ stars: { '2': 77 } });
  await firestore.doc(`feedback/${mod(23)}`).set({ stars: 'none' });
  return Object.keys(errors).length + 3 + 1 + 1 + 3 + 4;
};

describe('the nightly repair', () => {
  it('R112 finds and mends 100 planted errors of every kind, and changes nothing on its second run', async () => {
    await night();
    await busyDay();
    await night();
    await busyDay();
    // An event that neither task nor sweep has seen.
    await happen([download(3)]);
    const truth = await figures();
    expect(await plant()).toBe(100);
    if (truth.site === undefined) throw new Error('no figures');
    for (const i of [1, 2, 3]) {
      const held = truth.counts[BUCKET]?.[mod(i)];
      if (held === undefined) throw new Error('no figures');
      held.downloads += 1;
      held.recent[today()] = (held.recent[today()] ?? 0) + 1;
      truth.site.downloads += 1;
    }
    truth.counts['77'] = {};
    // Two at once: nothing is mended twice.
    await night(() => Promise.all([repairNightly(), repairNightly()]));
    expect(await figures()).toEqual(truth);
    expect((await stateNow())?.mended).toBeGreaterThanOrEqual(100);
    const told = await firestore.collection('logs').where('action', '==', 'repair:counts').get();
    expect(told.docs.at(-1)?.get('actor')).toBeNull();
    expect(vi.mocked(logger.warn)).toHaveBeenCalledWith('totals mended', expect.anything());

    const watch = watchWrites();
    await night();
    watch.stop();
    expect([...watch.byPath.keys()]).toEqual(['system/repair']);
    expect(await stateNow()).toMatchObject({ mended: 0, sealed: dayOf(new Date(time.getTime() - DAY_MS)) });
    expect(await figures()).toEqual(truth);
    const before = readsAndWrites();
    await repairNightly();
    const after = readsAndWrites();
    expect([after.reads - before.reads, after.writes - before.writes]).toEqual([1, 0]);
  }, 120_000);

  it('R112 goes on where it was killed, at whichever step, and mends all the same once', async () => {
    await busyDay();
    await night();
    await busyDay();
    const truth = await figures();
    await firestore
      .doc(`counts/${BUCKET}`)
      .update({ ...spoil('views', 0, 5, more), ...spoil('favorites', 3, 5, more) });
    await firestore.doc('stats/site').update({ users: FieldValue.increment(5) });
    nightfall();
    let begun = 0;
    for (let killed = 1; killed < 30; killed += 1) {
      begun = 0;
      between.beforeTransaction = () => {
        begun += 1;
        if (begun === 2) throw new Error('killed');
      };
      await repairNightly().catch(() => undefined);
    }
    between.beforeTransaction = () => {};
    await repairNightly();
    expect((await stateNow())?.stage).toBeNull();
    expect(await figures()).toEqual(truth);
  }, 120_000);

  it('R112 adds nothing to a day that is sealed, and seals what a day added for good', async () => {
    await night();
    later(3_600_000);
    const sealed = today();
    const slot = await happen([view(1), view(1), download(2)]);
    await rollUp(slot);
    await night();
    const day = await get(doc('seals/{bucket}/days/{day}', BUCKET, sealed));
    expect(day?.mods).toEqual({ [mod(1)]: { views: 2, downloads: 0 }, [mod(2)]: { views: 0, downloads: 1 } });
    const truth = await figures();
    const event = eventOf(view(1), 'late', new Date(`${sealed}T12:00:00Z`));
    await set(doc('events/{event}', eventId(event, 'late')), { ...event, slot });
    await rollUp(slot);
    await night();
    expect(await figures()).toEqual(truth);
  });
});
