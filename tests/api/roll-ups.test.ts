import './support/separate-project.ts';
import { randomUUID } from 'node:crypto';
import { toDay } from '@bigorna/domain/trending';
import { FieldValue } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countOnce } from '../../functions/src/counters/count-once.ts';
import { type Countable, getEventId, toCountEvent } from '../../functions/src/counters/events.ts';
import { rollUp } from '../../functions/src/counters/roll-up.ts';
import { getPartitionSlot, getSlot, getSlotEnd } from '../../functions/src/counters/slots.ts';
import { sweepRollUps } from '../../functions/src/counters/sweep-roll-ups.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get, runBatch, SERVER_TIME, set } from '../../functions/src/platform/firestore.ts';
import { enqueue } from '../../functions/src/platform/tasks.ts';
import { TICKS_A_DAY } from '../../functions/src/platform/ticks.ts';
import { getWrittenPaths, measureCost } from './support/costs.ts';
import { firestore } from './support/firebase.ts';
import { allowLoggedErrors } from './support/logged-errors.ts';
import { createMod } from './support/mods.ts';

/** Hooks before a transaction and after the creation of a document. Tests inject faults here. */
const between = vi.hoisted(() => ({ beforeTransaction: async () => {}, afterCreate: () => {} }));
/** Maximum number of server-side transforms that a transaction has sent for one document so far. */
const transforms = vi.hoisted(() => ({ most: 0 }));

vi.mock(import('../../functions/src/platform/clock.ts'), async (original) => ({ ...(await original()), now: vi.fn() }));
vi.mock(import('../../functions/src/platform/tasks.ts'), async (real) => ({ ...(await real()), enqueue: vi.fn() }));
vi.mock('../../functions/src/platform/firestore.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/firestore.ts')>();
  const create: typeof actual.create = async (ref, data) => {
    await actual.create(ref, data);
    between.afterCreate();
  };
  const runTransaction: typeof actual.runTransaction = async (work) => {
    await between.beforeTransaction();
    return actual.runTransaction((tx) =>
      work({
        ...tx,
        merge: (ref, patch) => {
          transforms.most = Math.max(transforms.most, countTransforms(patch));
          tx.merge(ref, patch);
        },
      }),
    );
  };
  return { ...actual, create, runTransaction };
});

/** Number of increments and server timestamps. A deleted field does not count. */
const countTransforms = (patch: unknown): number => {
  if (patch instanceof FieldValue) return patch.isEqual(FieldValue.delete()) ? 0 : 1;
  if (patch instanceof Date) return patch.getTime() === SERVER_TIME.getTime() ? 1 : 0;
  if (typeof patch !== 'object' || patch === null) return 0;
  return Object.values(patch).reduce((sum: number, field) => sum + countTransforms(field), 0);
};

const DAY_MS = 86_400_000;

let time = new Date('2026-11-21T12:00:00Z');
const advanceClock = (ms: number): void => {
  time = new Date(time.getTime() + ms);
};
const getDayBefore = (days: number): string => toDay(new Date(time.getTime() - days * DAY_MS));

let mod: string;
let bucket: string;
beforeEach(() => {
  // Weeks apart, so that the slots of the tests differ.
  advanceClock(40 * DAY_MS);
  vi.mocked(now).mockImplementation(() => time);
  mod = `prova-${randomUUID().slice(0, 8)}`;
  bucket = `b-${mod}`;
});
afterEach(() => {
  between.beforeTransaction = async () => {};
  between.afterCreate = () => {};
});

const buildView = (bucketId = bucket): Countable => ({ kind: 'view', mod_id: mod, release_id: null, bucket: bucketId });
const buildDownload = (bucketId = bucket): Countable => ({
  kind: 'download',
  mod_id: mod,
  release_id: 'r1',
  bucket: bucketId,
});

/** A random visitor id. At the current time, the events of this visitor belong to the given slot. */
const findVisitor = (slot: string): string => {
  for (;;) {
    const who = randomUUID();
    if (getSlot(who, time) === slot) return who;
  }
};
const getSlotNow = (): string => getSlot('someone', time);

/** Stores events of different visitors in one slot without a task, as if the task had been lost. */
const storeEvents = async (what: Countable, times: number, slot = getSlotNow()): Promise<string> => {
  const visitors = Array.from({ length: times }, () => findVisitor(slot));
  await Promise.all(
    visitors.map((who) => {
      const event = toCountEvent(what, who, time);
      return set(doc('events/{event}', getEventId(event, who)), event);
    }),
  );
  return slot;
};
/** Stores one event of a fixed visitor in the given slot. */
const storeEvent = async (what: Countable, slot: string): Promise<void> => {
  const event = { ...toCountEvent(what, 'someone', time), slot };
  await set(doc('events/{event}', `${getEventId(event, 'someone')}_${slot.slice(2).replaceAll(':', '')}`), event);
};
const getCounts = async (bucketId = bucket) => (await get(doc('counts/{bucket}', bucketId)))?.mods[mod];
const getTotalDownloads = async (): Promise<number> => (await get(doc('stats/site')))?.downloads ?? 0;

/** Makes the n-th transaction from now on fail as if the process was killed. */
const killAtTransaction = (n: number): void => {
  let started = 0;
  between.beforeTransaction = async () => {
    started += 1;
    if (started === n) throw new Error('killed');
  };
};

describe('roll-up', () => {
  it('adds the events of a slot to mod, day and total counts, without writing the mod', async () => {
    const made = await createMod();
    const updated = (await firestore.doc(`mods/${made.id}`).get()).get('updated_at');
    const before = await getTotalDownloads();
    mod = made.id;
    const slot = await storeEvents(buildDownload(), 3);
    await storeEvents(buildView(), 5, slot);
    await rollUp(slot);
    expect(await getCounts()).toMatchObject({ downloads: 3, views: 5, favorites: 0, recent: { [getDayBefore(0)]: 3 } });
    expect(await getTotalDownloads()).toBe(before + 3);
    const counts = await get(doc('counts/{bucket}', bucket));
    expect(Math.abs((counts?.updated_at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect((await firestore.doc(`mods/${made.id}`).get()).get('updated_at')).toEqual(updated);
  });

  it('keeps other counts of the mod, and the counts of other mods in the bucket', async () => {
    await set(doc('counts/{bucket}', bucket), {
      mods: { [mod]: { favorites: 7, views: 10 }, outro: { downloads: 4, recent: { [getDayBefore(20)]: 4 } } },
      updated_at: SERVER_TIME,
    });
    await rollUp(await storeEvents(buildView(), 2));
    expect((await get(doc('counts/{bucket}', bucket)))?.mods).toMatchObject({
      [mod]: { favorites: 7, views: 12, downloads: 0 },
      outro: { downloads: 4, recent: { [getDayBefore(20)]: 4 } },
    });
  });

  it('changes and writes nothing when it runs again', async () => {
    const slot = await storeEvents(buildDownload(), 4);
    await rollUp(slot);
    const [counts, total] = [await getCounts(), await getTotalDownloads()];
    const repeat = async () => {
      await rollUp(slot);
      await rollUp(slot);
    };
    expect(await getWrittenPaths(repeat)).toEqual([]);
    expect([await getCounts(), await getTotalDownloads()]).toEqual([counts, total]);
    expect(counts).toMatchObject({ downloads: 4 });
  });

  it('counts exactly when it runs several times at once', async () => {
    const before = await getTotalDownloads();
    const slot = await storeEvents(buildDownload(), 6);
    await storeEvents(buildView(), 2, slot);
    await Promise.all([1, 2, 3, 4].map(() => rollUp(slot)));
    expect(await getCounts()).toMatchObject({ downloads: 6, views: 2, recent: { [getDayBefore(0)]: 6 } });
    expect(await getTotalDownloads()).toBe(before + 6);
  });

  it.each([1, 2, 3])('counts exactly when it was killed before its transaction %i and runs again', async (n) => {
    const before = await getTotalDownloads();
    const slot = getSlotNow();
    const buckets = Array.from({ length: 25 }, (_, i) => `${bucket}-${i}`);
    for (const bucketId of buckets) await storeEvents(buildDownload(bucketId), 2, slot);
    killAtTransaction(n);
    await expect(rollUp(slot)).rejects.toThrow('killed');
    between.beforeTransaction = async () => {};
    const halfway = await Promise.all(buckets.map((bucketId) => getCounts(bucketId)));
    expect(halfway.filter((counts) => counts?.downloads === 2)).toHaveLength([0, 20, 25][n - 1] ?? 0);
    await rollUp(slot);
    for (const bucketId of buckets) expect(await getCounts(bucketId)).toMatchObject({ downloads: 2, views: 0 });
    expect(await getTotalDownloads()).toBe(before + 50);
  });

  it('splits more than 500 transforms of one bucket into several commits', async () => {
    const at = getSlotNow();
    const ids = Array.from({ length: 520 }, (_, i) => `${mod}-${i}`);
    await runBatch((writes) => {
      for (const mod_id of ids) {
        const event = {
          ...toCountEvent({ kind: 'download', mod_id, release_id: 'r1', bucket }, mod_id, time),
          slot: at,
        };
        writes.set(doc('events/{event}', getEventId(event, mod_id)), event);
      }
    });
    transforms.most = 0;
    await rollUp(at);
    await rollUp(at);
    expect(transforms.most).toBeGreaterThan(100);
    expect(transforms.most).toBeLessThanOrEqual(500);
    const { mods = {} } = (await get(doc('counts/{bucket}', bucket))) ?? {};
    expect(ids.filter((id) => mods[id]?.downloads === 1 && mods[id].recent[getDayBefore(0)] === 1)).toHaveLength(520);
  });

  it('removes nothing when an outdated run finishes after a newer one', async () => {
    const slot = await storeEvents(buildDownload(), 2);
    between.beforeTransaction = async () => {
      between.beforeTransaction = async () => {};
      await storeEvents(buildDownload(), 3, slot);
      await rollUp(slot);
    };
    await rollUp(slot);
    expect(await getCounts()).toMatchObject({ downloads: 5 });
  });

  it('counts exactly after weeks, and restores no expired day of trending', async () => {
    const slot = await storeEvents(buildDownload(), 2);
    advanceClock(20 * DAY_MS);
    const recent = await storeEvents(buildDownload(), 1);
    await rollUp(recent);
    await rollUp(slot);
    expect(await getCounts()).toMatchObject({ downloads: 3, recent: { [getDayBefore(0)]: 1 } });
    expect(Object.keys((await getCounts())?.recent ?? {})).toEqual([getDayBefore(0)]);
  });

  it('never counts expired events again, even if the document of their slot is deleted', async () => {
    const slot = await storeEvents(buildDownload(), 2);
    advanceClock(35 * DAY_MS - 1);
    await rollUp(slot);
    await firestore.doc(`rollups/${slot}`).delete();
    advanceClock(1);
    await rollUp(slot);
    expect(await getCounts()).toMatchObject({ downloads: 2 });
  });

  it('deletes expired days and keeps the others', async () => {
    await set(doc('counts/{bucket}', bucket), {
      mods: { [mod]: { downloads: 9, recent: { [getDayBefore(15)]: 2, [getDayBefore(14)]: 3, [getDayBefore(0)]: 4 } } },
      updated_at: SERVER_TIME,
    });
    await rollUp(await storeEvents(buildView(), 1));
    expect((await getCounts())?.recent).toEqual({ [getDayBefore(14)]: 3, [getDayBefore(0)]: 4 });
    await rollUp(await storeEvents(buildDownload(), 1));
    expect(await getCounts()).toMatchObject({ downloads: 10, views: 1, recent: { [getDayBefore(0)]: 5 } });
  });

  it('skips an invalid event and adds the others', async () => {
    const slot = await storeEvents(buildDownload(), 2);
    await firestore.doc(`events/download_bad-${mod}`).set({ kind: 'download', slot });
    await rollUp(slot);
    await rollUp(slot);
    expect(await getCounts()).toMatchObject({ downloads: 2 });
  });

  it('adds views and clicks to each ad separately', async () => {
    const [one, two] = [`ad-${mod}`, `ad-${mod}-2`];
    const slot = await storeEvents({ kind: 'ad_view', ad_id: one }, 3);
    await storeEvents({ kind: 'ad_click', ad_id: one }, 1, slot);
    await storeEvents({ kind: 'ad_view', ad_id: two }, 2, slot);
    await Promise.all([rollUp(slot), rollUp(slot)]);
    await rollUp(slot);
    const { ads = {} } = (await get(doc('stats/ads'))) ?? {};
    expect([ads[one], ads[two]]).toEqual([
      { views: 3, clicks: 1 },
      { views: 2, clicks: 0 },
    ]);
  });
});

describe('counted event', () => {
  const getQueuedSlots = () => vi.mocked(enqueue).mock.calls.map(([, { subject }]) => subject);

  it('schedules the roll-up of its slot once, and never for a repeated event', async () => {
    const slot = getSlotNow();
    const [one, two] = [findVisitor(slot), findVisitor(slot)];
    await countOnce(buildView(), one);
    await countOnce(buildView(), two);
    await countOnce(buildView(), one);
    expect(getQueuedSlots()).toEqual([slot]);
    await rollUp(slot);
    expect(await getCounts()).toMatchObject({ views: 2 });
  });

  it('is counted when it arrives after the task of its slot', async () => {
    const slot = getSlotNow();
    await countOnce(buildView(), findVisitor(slot));
    between.afterCreate = () => {
      time = new Date(getSlotEnd(slot).getTime() + 6000);
    };
    await countOnce(buildView(), findVisitor(slot));
    expect(getQueuedSlots()).toEqual([slot, slot]);
    await rollUp(slot);
    expect(await getCounts()).toMatchObject({ views: 2 });
  });

  it('is counted when the task cannot be scheduled', async () => {
    allowLoggedErrors(/roll-up not enqueued/);
    const slot = getSlotNow();
    vi.mocked(enqueue).mockRejectedValueOnce(new Error('no queue'));
    await countOnce(buildView(), findVisitor(slot));
    await countOnce(buildView(), findVisitor(slot));
    expect(getQueuedSlots()).toEqual([slot, slot]);
    await rollUp(slot);
    expect(await getCounts()).toMatchObject({ views: 2 });
  });
});

describe('sweep of roll-ups', () => {
  const sweepAfter = async (ms: number) => {
    advanceClock(ms);
    await sweepRollUps();
  };

  it('finds all slots with lost tasks, and then costs a few reads', async () => {
    for (let i = 0; i < 12; i += 1) {
      const who = randomUUID();
      await storeEvents(buildDownload(), 1, getSlot(who, time));
      advanceClock(7000);
    }
    await sweepAfter(180_000);
    expect(await getCounts()).toMatchObject({ downloads: 12 });
    expect(await measureCost(() => sweepAfter(60_000))).toEqual({ reads: 9, writes: 0 });
  });

  it('finds an event that arrived after the roll-up of its slot', async () => {
    const slot = await storeEvents(buildView(), 2);
    await rollUp(slot);
    await storeEvents(buildView(), 1, slot);
    await sweepAfter(180_000);
    expect(await getCounts()).toMatchObject({ views: 3 });
  });

  it('leaves slots to their tasks for a while', async () => {
    await storeEvents(buildView(), 1);
    await sweepAfter(60_000);
    expect(await getCounts()).toBeUndefined();
    await sweepAfter(120_000);
    expect(await getCounts()).toMatchObject({ views: 1 });
  });

  it('counts exactly when it runs twice at once', async () => {
    await storeEvents(buildDownload(), 3);
    advanceClock(180_000);
    await Promise.all([sweepRollUps(), sweepRollUps()]);
    expect(await getCounts()).toMatchObject({ downloads: 3, recent: { [getDayBefore(0)]: 3 } });
  });

  it('continues with other slots when one slot fails, and retries that slot later', async () => {
    const [first, second] = [getPartitionSlot(0, time), getPartitionSlot(1, time)];
    await storeEvents(buildView(), 1, first);
    await storeEvents(buildView(), 1, second);
    killAtTransaction(1);
    advanceClock(180_000);
    await expect(sweepRollUps()).rejects.toThrow('Slots could not be rolled up');
    expect(await getCounts()).toMatchObject({ views: 1 });
    await sweepRollUps();
    expect(await getCounts()).toMatchObject({ views: 2 });
  });

  it('retries a failing slot on each run, continues past it, and abandons it after a day', async () => {
    allowLoggedErrors(/slot given up/);
    const [bad, good] = [0, 20_000].map((ms) => getPartitionSlot(3, new Date(time.getTime() + ms)));
    await storeEvents(buildView(), 1, bad);
    await storeEvent(buildView(), good ?? '');
    const left = async () => (await get(doc('system/roll-up')))?.left[bad ?? ''];
    const sweepAndFail = async () => {
      killAtTransaction(1);
      await expect(sweepRollUps()).rejects.toThrow('Slots could not be rolled up');
    };
    advanceClock(180_000);
    await sweepAndFail();
    expect(await getCounts()).toMatchObject({ views: 1 });
    expect(await left()).toBe(1);
    await sweepAndFail();
    expect(await left()).toBe(2);
    await firestore.doc('system/roll-up').set({ left: { [bad ?? '']: TICKS_A_DAY } }, { merge: true });
    await sweepAndFail();
    expect(await left()).toBeUndefined();
    await sweepRollUps();
    expect(await getCounts()).toMatchObject({ views: 1 });
  });

  it('continues past invalid events, and counts the valid events of their slots', async () => {
    const [bad, mixed, last] = [0, 20_000, 40_000].map((ms) => getPartitionSlot(2, new Date(time.getTime() + ms)));
    const event = { kind: 'view', mod_id: mod, bucket, day: getDayBefore(0), at: time, expires_at: time };
    for (let i = 0; i < 3; i += 1) await firestore.doc(`events/view_bad-${mod}-${i}`).set({ ...event, slot: bad });
    await firestore.doc(`events/view_worse-${mod}`).set({ slot: mixed });
    for (const slot of [mixed, last]) await storeEvent(buildView(), slot ?? '');
    await sweepAfter(180_000);
    expect(await getCounts()).toMatchObject({ views: 2 });
    expect((await measureCost(() => sweepAfter(60_000))).writes).toBe(0);
  });
});
