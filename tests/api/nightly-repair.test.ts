import './support/separate-project.ts';
import './support/mock-transactions.ts';
import './support/mock-logger.ts';
import { randomUUID } from 'node:crypto';
import { type CountsBucket, countsBucket, feedback } from '@bigorna/domain/entities/mod';
import { DAY_MS } from '@bigorna/domain/limits';
import { toDay } from '@bigorna/domain/trending';
import { FieldValue } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Countable, getEventId, toCountEvent } from '../../functions/src/counters/events.ts';
import { repairNightly } from '../../functions/src/counters/repair/repair-nightly.ts';
import { rollUp } from '../../functions/src/counters/roll-up.ts';
import { getPartitionSlot } from '../../functions/src/counters/slots.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get, runBatch, set } from '../../functions/src/platform/firestore.ts';
import { parseStored } from '../../functions/src/platform/firestore-values.ts';
import { createRandom } from '../../tools/seed/random.ts';
import { buildComment } from './support/comments.ts';
import { getWrittenPaths, measureCost } from './support/costs.ts';
import { firestore } from './support/firebase.ts';
import { transactions } from './support/mock-transactions.ts';

vi.mock(import('../../functions/src/platform/clock.ts'), async (original) => ({ ...(await original()), now: vi.fn() }));

const random = createRandom('planted errors');
let time = new Date('2027-03-01T03:00:00Z');
const advanceClock = (ms: number): void => {
  time = new Date(time.getTime() + ms);
};
const today = (): string => toDay(time);
/** Moves the clock to three o'clock of the next night. */
const advanceToNight = (): void => {
  time = new Date(`${toDay(new Date(time.getTime() + DAY_MS))}T03:00:00Z`);
};

const getState = async () => get(doc('system/repair'));
/** Advances to the next night, and runs the repair until complete. */
const runNight = async (run: () => Promise<unknown> = repairNightly): Promise<void> => {
  advanceToNight();
  await run();
  await vi.waitFor(
    async () => {
      await repairNightly();
      expect((await getState())?.stage).toBeNull();
    },
    { timeout: 60_000, interval: 10 },
  );
};

type Counts = CountsBucket['mods'];
/** Omits days with 0 downloads, because a missing day means 0 too. */
const omitEmptyDays = (mods: Counts): Counts =>
  Object.fromEntries(
    Object.entries(mods).map(([id, { recent, ...others }]) => [
      id,
      { ...others, recent: Object.fromEntries(Object.entries(recent).filter(([, downloads]) => downloads > 0)) },
    ]),
  );

/** All stored counts by document, without timestamps of writes. */
const readCounts = async () => {
  const [buckets, feedbacks, site] = await Promise.all([
    firestore.collection('counts').get(),
    firestore.collection('feedback').get(),
    firestore.doc('stats/site').get(),
  ]);
  return {
    counts: Object.fromEntries(
      buckets.docs.map((one) => [one.id, omitEmptyDays(parseStored(countsBucket, one.ref.path, one.data()).mods)]),
    ),
    stars: Object.fromEntries(
      feedbacks.docs.map((one) => [one.id, parseStored(feedback, one.ref.path, one.data()).stars]),
    ),
    site: site.data(),
  };
};

/** The only bucket with mods, which keeps a night short. */
const BUCKET = '0';
const MODS = Array.from({ length: 40 }, (_, i) => `mod-${i}`);
const mod = (i: number): string => MODS[i % MODS.length] ?? '';

/** Deletes the imported data of the emulators. Creates mods with correct counts. */
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
    void writer.set(firestore.doc(`mods/${id}/comments/c`), { ...buildComment({ uid: 'u1', username: 'u1' }) });
    if (i % 2 === 0)
      void writer.set(firestore.doc(`mods/${id}/comments/h`), {
        ...buildComment({ uid: 'u1', username: 'u1' }),
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

/** Stores events of one slot. Returns the slot. */
const storeEvents = async (list: readonly Countable[]): Promise<string> => {
  const slot = getPartitionSlot(random.int(0, 7), time);
  await runBatch((writes) => {
    for (const what of list) {
      const who = randomUUID();
      const event = { ...toCountEvent(what, who, time), slot };
      writes.set(doc('events/{event}', getEventId(event, who)), event);
    }
  });
  return slot;
};
const view = (i: number): Countable => ({ kind: 'view', mod_id: mod(i), release_id: null, bucket: BUCKET });
const download = (i: number): Countable => ({ kind: 'download', mod_id: mod(i), release_id: 'r1', bucket: BUCKET });
const someEvents = (): Countable[] =>
  Array.from({ length: 30 }, () => random.pick([view, download])(random.int(0, MODS.length - 1)));

/** Stores and counts thirty events in each of the next three hours. */
const simulateBusyDay = async (): Promise<void> => {
  for (let i = 0; i < 3; i += 1) {
    advanceClock(3_600_000);
    await rollUp(await storeEvents(someEvents()));
  }
};

beforeAll(setUp);
beforeEach(() => {
  vi.mocked(now).mockImplementation(() => time);
  transactions.before = () => {};
});

/** Patch that changes `field` of several consecutive mods to wrong values. */
const buildSpoiledPatch = (field: string, from: number, times: number, by: (i: number) => unknown) =>
  Object.fromEntries(Array.from({ length: times }, (_, i) => [`mods.${mod(from + i)}.${field}`, by(i)]));
const more = (i: number) => FieldValue.increment(i % 2 === 0 ? 3 + i : -1 - i);

/** Plants a hundred errors of different kinds. Returns how many. */
const plantErrors = async (): Promise<number> => {
  await rollUp(await storeEvents([download(1), download(2)]));
  const errors = {
    ...buildSpoiledPatch('views', 0, 15, more),
    ...buildSpoiledPatch('downloads', 10, 15, more),
    ...buildSpoiledPatch('favorites', 20, 14, more),
    ...buildSpoiledPatch('comments', 5, 12, (i) => i * 7 + 100),
    ...buildSpoiledPatch('ratings', 15, 10, (i) => FieldValue.increment(i + 1)),
    ...buildSpoiledPatch('stars', 30, 8, () => 1),
    ...buildSpoiledPatch(`recent.${today()}`, 1, 2, () => 900),
    ...buildSpoiledPatch(`recent.${toDay(new Date(time.getTime() - DAY_MS))}`, 20, 6, (i) => i + 50),
    ...buildSpoiledPatch('views', 30, 3, () => -4),
    ...buildSpoiledPatch('downloads', 30, 3, () => 'muitos'),
  };
  await firestore.doc(`counts/${BUCKET}`).update(errors);
  // Counts of deleted mods, of a mod in another bucket, and a mod without counts.
  const strange = { ghost: { views: 9, recent: {} }, 'other-ghost': { favorites: 2 }, 'third-ghost': {} };
  await firestore.doc(`counts/${BUCKET}`).set({ mods: strange }, { merge: true });
  await firestore.doc('counts/77').set({ mods: { [mod(3)]: { favorites: 4 } }, updated_at: new Date() });
  await firestore.doc(`counts/${BUCKET}`).update({ [`mods.${mod(39)}`]: FieldValue.delete() });
  await firestore.doc('stats/site').update({ users: -3, downloads: FieldValue.increment(-50), mods: 0 });
  for (const i of [20, 21, 22]) await firestore.doc(`feedback/${mod(i)}`).set({ stars: { '2': 77 } });
  await firestore.doc(`feedback/${mod(23)}`).set({ stars: 'none' });
  return Object.keys(errors).length + 3 + 1 + 1 + 3 + 4;
};

describe('nightly repair', () => {
  it('repairs 100 planted errors of different kinds, and changes nothing when run again (R112)', async () => {
    await runNight();
    await simulateBusyDay();
    await runNight();
    await simulateBusyDay();
    // An event that neither task nor sweep has counted.
    await storeEvents([download(3)]);
    const expectedCounts = await readCounts();
    expect(await plantErrors()).toBe(100);
    if (expectedCounts.site === undefined) throw new Error('no figures');
    for (const i of [1, 2, 3]) {
      const modCounts = expectedCounts.counts[BUCKET]?.[mod(i)];
      if (modCounts === undefined) throw new Error('no figures');
      modCounts.downloads += 1;
      modCounts.recent[today()] = (modCounts.recent[today()] ?? 0) + 1;
      expectedCounts.site.downloads += 1;
    }
    expectedCounts.counts['77'] = {};
    // Two concurrent runs must not repair anything twice.
    await runNight(() => Promise.all([repairNightly(), repairNightly()]));
    expect(await readCounts()).toEqual(expectedCounts);
    expect((await getState())?.mended).toBeGreaterThanOrEqual(100);
    const logEntries = await firestore.collection('logs').where('action', '==', 'repair:counts').get();
    expect(logEntries.docs.at(-1)?.get('actor')).toBeNull();
    expect(vi.mocked(logger.warn)).toHaveBeenCalledWith('totals mended', expect.anything());

    expect(await getWrittenPaths(runNight)).toEqual(['system/repair']);
    expect(await getState()).toMatchObject({ mended: 0, sealed: toDay(new Date(time.getTime() - DAY_MS)) });
    expect(await readCounts()).toEqual(expectedCounts);
    expect(await measureCost(repairNightly)).toEqual({ reads: 1, writes: 0 });
  }, 120_000);

  it('continues after it was killed at any step, and repairs each error once (R112)', async () => {
    await simulateBusyDay();
    await runNight();
    await simulateBusyDay();
    const expectedCounts = await readCounts();
    await firestore
      .doc(`counts/${BUCKET}`)
      .update({ ...buildSpoiledPatch('views', 0, 5, more), ...buildSpoiledPatch('favorites', 3, 5, more) });
    await firestore.doc('stats/site').update({ users: FieldValue.increment(5) });
    advanceToNight();
    let started = 0;
    for (let killed = 1; killed < 30; killed += 1) {
      started = 0;
      transactions.before = () => {
        started += 1;
        if (started === 2) throw new Error('killed');
      };
      await repairNightly().catch(() => undefined);
    }
    transactions.before = () => {};
    await repairNightly();
    expect((await getState())?.stage).toBeNull();
    expect(await readCounts()).toEqual(expectedCounts);
  }, 120_000);

  it('adds nothing to a sealed day, whose counts stay as they are (R112)', async () => {
    await runNight();
    advanceClock(3_600_000);
    const sealed = today();
    const slot = await storeEvents([view(1), view(1), download(2)]);
    await rollUp(slot);
    await runNight();
    const day = await get(doc('seals/{bucket}/days/{day}', BUCKET, sealed));
    expect(day?.mods).toEqual({ [mod(1)]: { views: 2, downloads: 0 }, [mod(2)]: { views: 0, downloads: 1 } });
    const expectedCounts = await readCounts();
    const event = toCountEvent(view(1), 'late', new Date(`${sealed}T12:00:00Z`));
    await set(doc('events/{event}', getEventId(event, 'late')), { ...event, slot });
    await rollUp(slot);
    await runNight();
    expect(await readCounts()).toEqual(expectedCounts);
  });
});
