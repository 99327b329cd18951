import './support/own-project.ts';
import { randomUUID } from 'node:crypto';
import { dayOf } from '@bigorna/domain/trending';
import { FieldValue } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countOnce } from '../../functions/src/counters/count-once.ts';
import { type Countable, eventId, eventOf } from '../../functions/src/counters/events.ts';
import { rollUp } from '../../functions/src/counters/roll-up.ts';
import { endOf, slotIn, slotOf } from '../../functions/src/counters/slots.ts';
import { sweepRollUps } from '../../functions/src/counters/sweep-roll-ups.ts';
import { now } from '../../functions/src/platform/clock.ts';
import {
  batch,
  doc,
  get,
  readsAndWrites,
  SERVER_TIME,
  set,
  watchWrites,
} from '../../functions/src/platform/firestore.ts';
import { enqueue } from '../../functions/src/platform/tasks.ts';
import { TICKS_A_DAY } from '../../functions/src/platform/ticks.ts';
import { firestore } from './support/firebase.ts';
import { makeMod } from './support/mods.ts';

/** Faults, and what happens while a write is under way. */
const between = vi.hoisted(() => ({ beforeTransaction: async () => {}, afterCreate: () => {} }));
/** Of each document that a transaction merges, how many fields it has Firestore reckon, the most so far. */
const transforms = vi.hoisted(() => ({ most: 0 }));

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
  const create: typeof actual.create = async (ref, data) => {
    await actual.create(ref, data);
    between.afterCreate();
  };
  const transaction: typeof actual.transaction = async (work) => {
    await between.beforeTransaction();
    return actual.transaction((step) =>
      work({
        ...step,
        merge: (ref, patch) => {
          transforms.most = Math.max(transforms.most, transformsIn(patch));
          step.merge(ref, patch);
        },
      }),
    );
  };
  return { ...actual, create, transaction };
});

/** Additions and moments of the server; a field taken away is none. */
const transformsIn = (patch: unknown): number => {
  if (patch instanceof FieldValue) return patch.isEqual(FieldValue.delete()) ? 0 : 1;
  if (patch instanceof Date) return patch.getTime() === SERVER_TIME.getTime() ? 1 : 0;
  if (typeof patch !== 'object' || patch === null) return 0;
  return Object.values(patch).reduce((sum: number, field) => sum + transformsIn(field), 0);
};

const DAY_MS = 86_400_000;

let time = new Date('2026-11-21T12:00:00Z');
const later = (ms: number): void => {
  time = new Date(time.getTime() + ms);
};
const dayBefore = (days: number): string => dayOf(new Date(time.getTime() - days * DAY_MS));

let mod: string;
let bucket: string;
beforeEach(() => {
  // Each test is weeks after the one before: the slots of others are not in its way.
  later(40 * DAY_MS);
  vi.mocked(now).mockImplementation(() => time);
  mod = `prova-${randomUUID().slice(0, 8)}`;
  bucket = `b-${mod}`;
});
afterEach(() => {
  between.beforeTransaction = async () => {};
  between.afterCreate = () => {};
});

const viewOf = (of = bucket): Countable => ({ kind: 'view', mod_id: mod, release_id: null, bucket: of });
const downloadOf = (of = bucket): Countable => ({ kind: 'download', mod_id: mod, release_id: 'r1', bucket: of });

/** Someone whose events at present are in a slot. */
const someoneIn = (slot: string): string => {
  for (;;) {
    const who = randomUUID();
    if (slotOf(who, time) === slot) return who;
  }
};
const anySlot = (): string => slotOf('someone', time);

/** Stores events of so many visitors in one slot, without asking for its roll-up: as if the task had been lost. */
const happen = async (what: Countable, times: number, slot = anySlot()): Promise<string> => {
  const people = Array.from({ length: times }, () => someoneIn(slot));
  await Promise.all(
    people.map((who) => {
      const event = eventOf(what, who, time);
      return set(doc('events/{event}', eventId(event, who)), event);
    }),
  );
  return slot;
};
/** The same of one visitor, whatever the slot. */
const put = async (what: Countable, slot: string): Promise<void> => {
  const event = { ...eventOf(what, 'someone', time), slot };
  await set(doc('events/{event}', `${eventId(event, 'someone')}_${slot.slice(2).replaceAll(':', '')}`), event);
};
const countsOf = async (of = bucket) => (await get(doc('counts/{bucket}', of)))?.mods[mod];
const totalDownloads = async (): Promise<number> => (await get(doc('stats/site')))?.downloads ?? 0;

/** The process ends where its n-th transaction from now on would begin. */
const killAtTransaction = (n: number): void => {
  let begun = 0;
  between.beforeTransaction = async () => {
    begun += 1;
    if (begun === n) throw new Error('killed');
  };
};

describe('a roll-up', () => {
  it('adds a slot’s events to the mod, its day and the total, and touches no mod', async () => {
    const made = await makeMod();
    const updated = (await firestore.doc(`mods/${made.id}`).get()).get('updated_at');
    const before = await totalDownloads();
    mod = made.id;
    const slot = await happen(downloadOf(), 3);
    await happen(viewOf(), 5, slot);
    await rollUp(slot);
    expect(await countsOf()).toMatchObject({ downloads: 3, views: 5, favorites: 0, recent: { [dayBefore(0)]: 3 } });
    expect(await totalDownloads()).toBe(before + 3);
    const counts = await get(doc('counts/{bucket}', bucket));
    expect(Math.abs((counts?.updated_at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect((await firestore.doc(`mods/${made.id}`).get()).get('updated_at')).toEqual(updated);
  });

  it('leaves the figures of the other mods in its bucket, and what is not its own, as they are', async () => {
    await set(doc('counts/{bucket}', bucket), {
      mods: { [mod]: { favorites: 7, views: 10 }, outro: { downloads: 4, recent: { [dayBefore(20)]: 4 } } },
      updated_at: SERVER_TIME,
    });
    await rollUp(await happen(viewOf(), 2));
    expect((await get(doc('counts/{bucket}', bucket)))?.mods).toMatchObject({
      [mod]: { favorites: 7, views: 12, downloads: 0 },
      outro: { downloads: 4, recent: { [dayBefore(20)]: 4 } },
    });
  });

  it('run again changes nothing and writes nothing', async () => {
    const slot = await happen(downloadOf(), 4);
    await rollUp(slot);
    const [counts, total] = [await countsOf(), await totalDownloads()];
    const watch = watchWrites();
    await rollUp(slot);
    await rollUp(slot);
    watch.stop();
    expect([...watch.byPath]).toEqual([]);
    expect([await countsOf(), await totalDownloads()]).toEqual([counts, total]);
    expect(counts).toMatchObject({ downloads: 4 });
  });

  it('run several times at once is exact', async () => {
    const before = await totalDownloads();
    const slot = await happen(downloadOf(), 6);
    await happen(viewOf(), 2, slot);
    await Promise.all([1, 2, 3, 4].map(() => rollUp(slot)));
    expect(await countsOf()).toMatchObject({ downloads: 6, views: 2, recent: { [dayBefore(0)]: 6 } });
    expect(await totalDownloads()).toBe(before + 6);
  });

  it.each([1, 2, 3])('killed before its transaction %i of three, then run again, is exact', async (n) => {
    const before = await totalDownloads();
    const slot = anySlot();
    const buckets = Array.from({ length: 25 }, (_, i) => `${bucket}-${i}`);
    for (const of of buckets) await happen(downloadOf(of), 2, slot);
    killAtTransaction(n);
    await expect(rollUp(slot)).rejects.toThrow('killed');
    between.beforeTransaction = async () => {};
    const halfway = await Promise.all(buckets.map((of) => countsOf(of)));
    expect(halfway.filter((counts) => counts?.downloads === 2)).toHaveLength([0, 20, 25][n - 1] ?? 0);
    await rollUp(slot);
    for (const of of buckets) expect(await countsOf(of)).toMatchObject({ downloads: 2, views: 0 });
    expect(await totalDownloads()).toBe(before + 50);
  });

  it('adds more mods of one bucket than one commit takes: 500 additions to a document', async () => {
    const at = anySlot();
    const ids = Array.from({ length: 520 }, (_, i) => `${mod}-${i}`);
    await batch((writes) => {
      for (const mod_id of ids) {
        const event = { ...eventOf({ kind: 'download', mod_id, release_id: 'r1', bucket }, mod_id, time), slot: at };
        writes.set(doc('events/{event}', eventId(event, mod_id)), event);
      }
    });
    transforms.most = 0;
    await rollUp(at);
    await rollUp(at);
    expect(transforms.most).toBeGreaterThan(100);
    expect(transforms.most).toBeLessThanOrEqual(500);
    const { mods = {} } = (await get(doc('counts/{bucket}', bucket))) ?? {};
    expect(ids.filter((id) => mods[id]?.downloads === 1 && mods[id].recent[dayBefore(0)] === 1)).toHaveLength(520);
  });

  it('of an older reading, after one that saw more, takes nothing away', async () => {
    const slot = await happen(downloadOf(), 2);
    between.beforeTransaction = async () => {
      between.beforeTransaction = async () => {};
      await happen(downloadOf(), 3, slot);
      await rollUp(slot);
    };
    await rollUp(slot);
    expect(await countsOf()).toMatchObject({ downloads: 5 });
  });

  it('started weeks late is exact, and brings back no day that trending has done with', async () => {
    const slot = await happen(downloadOf(), 2);
    later(20 * DAY_MS);
    const recent = await happen(downloadOf(), 1);
    await rollUp(recent);
    await rollUp(slot);
    expect(await countsOf()).toMatchObject({ downloads: 3, recent: { [dayBefore(0)]: 1 } });
    expect(Object.keys((await countsOf())?.recent ?? {})).toEqual([dayBefore(0)]);
  });

  it('never counts events that have expired: their slot’s note may be gone', async () => {
    const slot = await happen(downloadOf(), 2);
    later(35 * DAY_MS - 1);
    await rollUp(slot);
    await firestore.doc(`rollups/${slot}`).delete();
    later(1);
    await rollUp(slot);
    expect(await countsOf()).toMatchObject({ downloads: 2 });
  });

  it('takes the days away that have grown old, and keeps the others', async () => {
    await set(doc('counts/{bucket}', bucket), {
      mods: { [mod]: { downloads: 9, recent: { [dayBefore(15)]: 2, [dayBefore(14)]: 3, [dayBefore(0)]: 4 } } },
      updated_at: SERVER_TIME,
    });
    await rollUp(await happen(viewOf(), 1));
    expect((await countsOf())?.recent).toEqual({ [dayBefore(14)]: 3, [dayBefore(0)]: 4 });
    await rollUp(await happen(downloadOf(), 1));
    expect(await countsOf()).toMatchObject({ downloads: 10, views: 1, recent: { [dayBefore(0)]: 5 } });
  });

  it('leaves an event out that does not fit its schema, and adds the others', async () => {
    const slot = await happen(downloadOf(), 2);
    await firestore.doc(`events/download_bad-${mod}`).set({ kind: 'download', slot });
    await rollUp(slot);
    await rollUp(slot);
    expect(await countsOf()).toMatchObject({ downloads: 2 });
  });

  it('adds views and clicks to the ads, each by itself', async () => {
    const [one, two] = [`ad-${mod}`, `ad-${mod}-2`];
    const slot = await happen({ kind: 'ad_view', ad_id: one }, 3);
    await happen({ kind: 'ad_click', ad_id: one }, 1, slot);
    await happen({ kind: 'ad_view', ad_id: two }, 2, slot);
    await Promise.all([rollUp(slot), rollUp(slot)]);
    await rollUp(slot);
    const { ads = {} } = (await get(doc('stats/ads'))) ?? {};
    expect([ads[one], ads[two]]).toEqual([
      { views: 3, clicks: 1 },
      { views: 2, clicks: 0 },
    ]);
  });
});

describe('what is counted', () => {
  const slotsAsked = () => vi.mocked(enqueue).mock.calls.map(([, { subject }]) => subject);

  it('asks for its slot’s roll-up once while the slot is open, and not at all when counted before', async () => {
    const slot = anySlot();
    const [one, two] = [someoneIn(slot), someoneIn(slot)];
    await countOnce(viewOf(), one);
    await countOnce(viewOf(), two);
    await countOnce(viewOf(), one);
    expect(slotsAsked()).toEqual([slot]);
    await rollUp(slot);
    expect(await countsOf()).toMatchObject({ views: 2 });
  });

  it('is not lost when it lands after its slot’s task has run', async () => {
    const slot = anySlot();
    await countOnce(viewOf(), someoneIn(slot));
    between.afterCreate = () => {
      time = new Date(endOf(slot).getTime() + 6000);
    };
    await countOnce(viewOf(), someoneIn(slot));
    expect(slotsAsked()).toEqual([slot, slot]);
    await rollUp(slot);
    expect(await countsOf()).toMatchObject({ views: 2 });
  });

  it('counts all the same when no task can be had', async () => {
    const slot = anySlot();
    vi.mocked(enqueue).mockRejectedValueOnce(new Error('no queue'));
    await countOnce(viewOf(), someoneIn(slot));
    await countOnce(viewOf(), someoneIn(slot));
    expect(slotsAsked()).toEqual([slot, slot]);
    await rollUp(slot);
    expect(await countsOf()).toMatchObject({ views: 2 });
  });
});

describe('the sweep', () => {
  const sweepAt = async (ms: number) => {
    later(ms);
    await sweepRollUps();
  };

  it('finds all slots whose tasks were lost, and then costs a few reads', async () => {
    for (let i = 0; i < 12; i += 1) {
      const who = randomUUID();
      await happen(downloadOf(), 1, slotOf(who, time));
      later(7000);
    }
    await sweepAt(180_000);
    expect(await countsOf()).toMatchObject({ downloads: 12 });
    const before = readsAndWrites();
    await sweepAt(60_000);
    const after = readsAndWrites();
    expect({ reads: after.reads - before.reads, writes: after.writes - before.writes }).toEqual({
      reads: 9,
      writes: 0,
    });
  });

  it('finds the event that landed after its slot was rolled up', async () => {
    const slot = await happen(viewOf(), 2);
    await rollUp(slot);
    await happen(viewOf(), 1, slot);
    await sweepAt(180_000);
    expect(await countsOf()).toMatchObject({ views: 3 });
  });

  it('leaves slots to their tasks until those have had their time', async () => {
    await happen(viewOf(), 1);
    await sweepAt(60_000);
    expect(await countsOf()).toBeUndefined();
    await sweepAt(120_000);
    expect(await countsOf()).toMatchObject({ views: 1 });
  });

  it('twice at once is exact', async () => {
    await happen(downloadOf(), 3);
    later(180_000);
    await Promise.all([sweepRollUps(), sweepRollUps()]);
    expect(await countsOf()).toMatchObject({ downloads: 3, recent: { [dayBefore(0)]: 3 } });
  });

  it('is not kept from the other slots by one that fails, and tries that again', async () => {
    const [first, second] = [slotIn(0, time), slotIn(1, time)];
    await happen(viewOf(), 1, first);
    await happen(viewOf(), 1, second);
    killAtTransaction(1);
    later(180_000);
    await expect(sweepRollUps()).rejects.toThrow('Slots could not be rolled up');
    expect(await countsOf()).toMatchObject({ views: 1 });
    await sweepRollUps();
    expect(await countsOf()).toMatchObject({ views: 2 });
  });

  it('has what comes behind a slot that always fails rolled up, tries that again each time, and gives it up after a day', async () => {
    const [bad, good] = [0, 20_000].map((ms) => slotIn(3, new Date(time.getTime() + ms)));
    await happen(viewOf(), 1, bad);
    await put(viewOf(), good ?? '');
    const left = async () => (await get(doc('system/roll-up')))?.left[bad ?? ''];
    const sweepInVain = async () => {
      killAtTransaction(1);
      await expect(sweepRollUps()).rejects.toThrow('Slots could not be rolled up');
    };
    later(180_000);
    await sweepInVain();
    expect(await countsOf()).toMatchObject({ views: 1 });
    expect(await left()).toBe(1);
    await sweepInVain();
    expect(await left()).toBe(2);
    await firestore.doc('system/roll-up').set({ left: { [bad ?? '']: TICKS_A_DAY } }, { merge: true });
    await sweepInVain();
    expect(await left()).toBeUndefined();
    await sweepRollUps();
    expect(await countsOf()).toMatchObject({ views: 1 });
  });

  it('goes on behind events that do not fit their schema, and counts the others of their slot', async () => {
    const [bad, mixed, last] = [0, 20_000, 40_000].map((ms) => slotIn(2, new Date(time.getTime() + ms)));
    const event = { kind: 'view', mod_id: mod, bucket, day: dayBefore(0), at: time, expires_at: time };
    for (let i = 0; i < 3; i += 1) await firestore.doc(`events/view_bad-${mod}-${i}`).set({ ...event, slot: bad });
    await firestore.doc(`events/view_worse-${mod}`).set({ slot: mixed });
    for (const slot of [mixed, last]) await put(viewOf(), slot ?? '');
    await sweepAt(180_000);
    expect(await countsOf()).toMatchObject({ views: 2 });
    const before = readsAndWrites().writes;
    await sweepAt(60_000);
    expect(readsAndWrites().writes).toBe(before);
  });
});
