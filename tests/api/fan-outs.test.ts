import './support/own-project.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Account } from '@bigorna/domain/entities/account';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { RECURRING } from '../../functions/src/events/recurring.ts';
import { tellNewMod, tellUpdate, tellUpdateMeanwhile } from '../../functions/src/notifications/begin-fan-out.ts';
import { fanOut } from '../../functions/src/notifications/fan-out.ts';
import { sweepFanOuts } from '../../functions/src/notifications/sweep-fan-outs.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get, readsAndWrites, watchWrites } from '../../functions/src/platform/firestore.ts';
import { enqueue } from '../../functions/src/platform/tasks.ts';
import { TICKS_A_DAY } from '../../functions/src/platform/ticks.ts';
import { accountOf, makeFollowers } from '../../tools/bench/fan-out/followers.ts';
import { NODE, ROOT } from '../../tools/emulators/paths.ts';
import { modAddress } from '../../web/src/app/mods/mod-address.ts';
import { firestore } from './support/firebase.ts';
import { makeMod } from './support/mods.ts';

/** What happens meanwhile: before a transaction, at each of its whole writes, after its commit. */
const fault = vi.hoisted(() => ({ before: async () => {}, write: () => {}, after: () => {} }));

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
    await fault.before();
    const result = await actual.transaction((step) =>
      work({
        ...step,
        set: (ref, data) => {
          fault.write();
          step.set(ref, data);
        },
      }),
    );
    fault.after();
    return result;
  };
  return { ...actual, transaction };
});

const FOLLOWERS = 20_000;
/** What a page is in `notifications/fan-out.ts`; some tests have a few more members than that. */
const PAGE = 300;
const DAY_MS = 86_400_000;
const BULK_MS = 300_000;

const time = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number): Date => new Date(time.getTime() - days * DAY_MS);

beforeEach(() => {
  vi.mocked(now).mockReturnValue(time);
  vi.mocked(enqueue).mockReset();
});
afterEach(() => Object.assign(fault, { before: async () => {}, write: () => {}, after: () => {} }));

/** Fails where something happens for the n-th time from now on, and only then. */
const failAt = (what: 'write' | 'after', n: number): void => {
  let times = 0;
  fault[what] = () => {
    times += 1;
    if (times === n) throw new Error('failed');
  };
};

const SCRIPT = join(ROOT, 'tests/api/support/fan-out-and-hang.ts');
const cost = z.object({ reads: z.number(), writes: z.number() });

/** Runs a fan-out in a process that is killed after so many pages; answers what they cost. */
const killedAfter = async (id: string, pages: number): Promise<z.infer<typeof cost>> => {
  const child = spawn(NODE, [SCRIPT, id, String(pages)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '{}';
  for await (const line of createInterface({ input: child.stdout })) {
    said = line;
    child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  return cost.parse(JSON.parse(said));
};

/** The members who have a notification that was written once and never again, by their ids in order. */
const toldOnceBy = async (id: string): Promise<string[]> => {
  const { docs } = await firestore.collectionGroup('notifications').where('template', '==', 'mod_update').get();
  return docs
    .filter((note) => note.id === id && note.createTime.isEqual(note.updateTime))
    .map(({ ref }) => ref.path.split('/')[1] ?? '')
    .toSorted();
};

const always = (): boolean => true;
const asked = (): string[] => vi.mocked(enqueue).mock.calls.map(([queue, { subject }]) => `${queue} ${subject}`);
const fanOutOf = (id: string) => get(doc('fanouts/{fanout}', id));

/** An approved mod that came out 20 days ago, with a release of yesterday, unless told otherwise. */
const makeUpdated = async (given: { published?: Date; released?: Date; verdict?: 'clear' | 'pending' } = {}) => {
  const { published = daysAgo(20), released = daysAgo(1), verdict = 'clear' } = given;
  const releases = [{ published_at: published }, { version: '1.3.0', verdict, published_at: released }];
  const mod = await makeMod({ externalUrl: 'https://example.com/prova.jar', releases });
  await firestore.doc(`mods/${mod.id}`).update({ published_at: published });
  const releaseId = `${mod.releaseId}-1`;
  return { ...mod, newest: releaseId, fanOutId: `mod_update_${mod.id}_${releaseId}` };
};
type Updated = Awaited<ReturnType<typeof makeUpdated>>;

const begin = ({ id, newest }: Updated): Promise<void> => tellUpdate(id, newest);
const setStatus = (modId: string, status: string) => firestore.doc(`mods/${modId}`).update({ status });

const toldOf = async (uid: string) =>
  (await firestore.collection(`users/${uid}/notifications`).get()).docs.map((note) => ({
    id: note.id,
    ...note.data(),
  }));
const follow = async ({ id }: { id: string }, name: string, given: Partial<Account> = {}, since = daysAgo(3)) => {
  const uid = `${name}-${id}`;
  await firestore.doc(`users/${uid}`).set(accountOf(name, given));
  await firestore.doc(`users/${uid}/favorites/${id}`).set({ mod_id: id, created_at: since });
  return uid;
};
const settingsWith = (settings: Partial<Account['settings']>): Partial<Account> => ({
  settings: { ...accountOf('qualquer').settings, ...settings },
});

/** Of all members; the emulator may know some of the data set's. */
const storedNotifications = async (): Promise<number> =>
  (await firestore.collectionGroup('notifications').count().get()).data().count;

/** How often each of the members got the notification, as numbers that there are. */
const timesTold = (byPath: ReadonlyMap<string, number>, uids: readonly string[], id: string): Set<number> =>
  new Set(uids.map((uid) => byPath.get(`users/${uid}/notifications/${id}`) ?? 0));

describe('a release told to 20,000 members', () => {
  it(
    'R110 reaches each exactly once, killed halfway, failing within a page, with an answer lost, and run twice at once',
    async () => {
      const mod = await makeUpdated();
      const storedBefore = await storedNotifications();
      const filled = performance.now();
      const uids = await makeFollowers(firestore, mod.id, FOLLOWERS);
      const began = performance.now();
      const before = readsAndWrites();
      await begin(mod);
      const killed = await killedAfter(mod.fanOutId, 12);
      expect(await fanOutOf(mod.fanOutId)).toMatchObject({ state: 'running', sent: 12 * PAGE });
      failAt('write', 10 * PAGE + 150);
      await expect(fanOut(mod.fanOutId, always)).rejects.toThrow('failed');
      expect(await fanOutOf(mod.fanOutId)).toMatchObject({ state: 'running', sent: 22 * PAGE });
      failAt('after', 10);
      await expect(fanOut(mod.fanOutId, always)).rejects.toThrow('failed');
      expect(await fanOutOf(mod.fanOutId)).toMatchObject({ state: 'running', sent: 32 * PAGE });
      const both = await Promise.all([fanOut(mod.fanOutId, always), fanOut(mod.fanOutId, always)]);
      const ended = performance.now();
      const after = readsAndWrites();

      expect(both).toEqual([false, false]);
      expect(await fanOutOf(mod.fanOutId)).toMatchObject({ state: 'done', cursor: null, sent: FOLLOWERS });
      expect(await toldOnceBy(mod.fanOutId)).toEqual(uids);
      expect(await storedNotifications()).toBe(storedBefore + FOLLOWERS);
      const [some = ''] = uids;
      expect(await toldOf(some)).toMatchObject([{ id: mod.fanOutId, template: 'mod_update', read_at: null }]);

      const reads = killed.reads + after.reads - before.reads;
      const writes = killed.writes + after.writes - before.writes;
      const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(1);
      process.stdout.write(
        `${FOLLOWERS} followers, made in ${seconds(filled, began)} s, told in ${seconds(began, ended)} s: ` +
          `${reads} reads, ${writes} writes\n`,
      );
      // Each notification, a page's cursor, and what began it.
      expect(writes).toBe(FOLLOWERS + Math.ceil(FOLLOWERS / PAGE) + 1);
    },
    BULK_MS,
  );
});

describe('a fan-out', () => {
  it('R110 says what there is and leads to the mod’s versions', async () => {
    const mod = await makeUpdated();
    const uid = await follow(mod, 'ana');
    await begin(mod);
    expect(asked()).toEqual([`fanOut ${mod.fanOutId}`]);
    expect(await fanOut(mod.fanOutId, always)).toBe(false);
    expect(await toldOf(uid)).toEqual([
      {
        id: mod.fanOutId,
        type: 'modUpdate',
        template: 'mod_update',
        values: { title: `Prova ${mod.word}`, version: '1.3.0' },
        path: modAddress(mod.slug, { tab: 'versions' }),
        created_at: expect.anything(),
        read_at: null,
      },
    ]);
  });

  it('R110 passes over who does not want it, is banned, is gone, came later, or does not fit; all others are told', async () => {
    const mod = await makeUpdated();
    const told = [await follow(mod, 'ana'), await follow(mod, 'nova', settingsWith({ notify_system: false }))];
    const others = [
      await follow(mod, 'quieta', settingsWith({ notify_mod_updates: false })),
      await follow(mod, 'banida', { is_banned: true }),
      await follow(mod, 'tardia', {}, new Date(Date.now() + DAY_MS)),
      await follow(mod, 'saiu'),
      await follow(mod, 'estranha'),
    ];
    await firestore.doc(`users/saiu-${mod.id}`).delete();
    await firestore.doc(`users/estranha-${mod.id}`).update({ settings: 'nada' });
    await begin(mod);
    await fanOut(mod.fanOutId, always);
    expect(await fanOutOf(mod.fanOutId)).toMatchObject({ state: 'done', sent: told.length });
    for (const uid of told) expect(await toldOf(uid)).toHaveLength(1);
    for (const uid of others) expect(await toldOf(uid), uid).toEqual([]);
  });

  it('R110 R086 leaves nothing behind an account that is deleted while its page is told', async () => {
    const mod = await makeUpdated();
    const [stays, goes] = [await follow(mod, 'fica'), await follow(mod, 'vai')];
    await begin(mod);
    fault.before = async () => void (await firestore.doc(`users/${goes}`).delete());
    await fanOut(mod.fanOutId, always);
    expect(await toldOf(goes)).toEqual([]);
    expect(await toldOf(stays)).toHaveLength(1);
  });

  it('R110 stops where the mod is withdrawn; approved again it tells the rest, and nobody twice', async () => {
    const mod = await makeUpdated();
    const uids = await makeFollowers(firestore, mod.id, PAGE + 20);
    const { byPath, stop } = watchWrites();
    await begin(mod);
    let pages = 0;
    await fanOut(mod.fanOutId, () => ++pages <= 1);
    await setStatus(mod.id, 'rejected');
    expect(await fanOut(mod.fanOutId, always)).toBe(false);
    expect(await fanOutOf(mod.fanOutId)).toMatchObject({ state: 'stopped', cursor: null, sent: PAGE });
    await begin(mod);
    expect(await fanOutOf(mod.fanOutId)).toMatchObject({ state: 'stopped' });

    await setStatus(mod.id, 'approved');
    await tellUpdateMeanwhile(mod.id);
    await fanOut(mod.fanOutId, always);
    stop();
    expect(await fanOutOf(mod.fanOutId)).toMatchObject({ state: 'done', sent: PAGE + 20 });
    expect(timesTold(byPath, uids, mod.fanOutId)).toEqual(new Set([1]));
  });

  it('R110 whose task was lost is found by the sweep, once it stands still', async () => {
    const mod = await makeUpdated();
    await begin(mod);
    vi.mocked(enqueue).mockReset();
    await sweepFanOuts();
    expect(asked()).not.toContain(`fanOut ${mod.fanOutId}`);
    vi.mocked(now).mockReturnValue(new Date(time.getTime() + 180_000));
    await sweepFanOuts();
    expect(asked()).toContain(`fanOut ${mod.fanOutId}`);
    await fanOut(mod.fanOutId, always);
    vi.mocked(enqueue).mockReset();
    vi.mocked(now).mockReturnValue(new Date(time.getTime() + 900_000));
    await sweepFanOuts();
    expect(asked()).not.toContain(`fanOut ${mod.fanOutId}`);
    expect(RECURRING.map(({ run }) => run)).toContain(sweepFanOuts);
  });

  const sweepAfter = async (ms: number) => {
    vi.mocked(enqueue).mockReset();
    vi.mocked(now).mockReturnValue(new Date(time.getTime() + ms));
    await sweepFanOuts();
  };

  it('R110 that is tried in vain for a day is given up, and no sooner', async () => {
    const mod = await makeUpdated();
    await begin(mod);
    await sweepAfter(180_000);
    expect(await fanOutOf(mod.fanOutId)).toMatchObject({ state: 'running', tries: 1 });
    await firestore.doc(`fanouts/${mod.fanOutId}`).update({ tries: TICKS_A_DAY - 1 });
    await sweepAfter(DAY_MS);
    expect(asked()).toContain(`fanOut ${mod.fanOutId}`);
    expect(await fanOutOf(mod.fanOutId)).toMatchObject({ state: 'running', tries: TICKS_A_DAY });
    await sweepAfter(DAY_MS + 1000);
    expect(asked()).not.toContain(`fanOut ${mod.fanOutId}`);
    expect(await fanOutOf(mod.fanOutId)).toMatchObject({ state: 'failed', sent: 0 });
  });

  it('R110 goes on after an outage of days, in which it was never tried, and is counted anew', async () => {
    const mod = await makeUpdated();
    const uid = await follow(mod, 'fiel');
    await begin(mod);
    await sweepAfter(3 * DAY_MS);
    expect(asked()).toContain(`fanOut ${mod.fanOutId}`);
    expect(await fanOutOf(mod.fanOutId)).toMatchObject({ state: 'running', tries: 1 });
    await fanOut(mod.fanOutId, always);
    expect(await fanOutOf(mod.fanOutId)).toMatchObject({ state: 'done', sent: 1, tries: 0 });
    expect(await toldOf(uid)).toHaveLength(1);
  });
});

describe('an update', () => {
  it('R110 is told once, however often its release is written', async () => {
    const mod = await makeUpdated();
    const uid = await follow(mod, 'ana');
    await Promise.all([begin(mod), begin(mod), begin(mod)]);
    await fanOut(mod.fanOutId, always);
    await firestore.doc(`users/${uid}/notifications/${mod.fanOutId}`).update({ read_at: time });
    await begin(mod);
    await fanOut(mod.fanOutId, always);
    expect(await toldOf(uid)).toMatchObject([{ read_at: expect.objectContaining({}) }]);
  });

  it.each([
    ['of yesterday', {}, true],
    ['not clear yet', { verdict: 'pending' }, false],
    ['of weeks ago', { released: daysAgo(15) }, false],
    ['as old as the mod', { published: daysAgo(1), released: daysAgo(1) }, false],
    ['older than the mod', { published: daysAgo(1), released: daysAgo(2) }, false],
  ] as const)('R110 release %s', async (_what, given, isTold) => {
    const mod = await makeUpdated(given);
    await begin(mod);
    expect((await fanOutOf(mod.fanOutId)) !== undefined).toBe(isTold);
    expect(asked()).toEqual(isTold ? [`fanOut ${mod.fanOutId}`] : []);
  });

  it('R110 that came while visitors did not see the mod is told when they do: the newest', async () => {
    const mod = await makeUpdated();
    const older = `${mod.releaseId}-0`;
    const root = firestore.doc(`mods/${mod.id}`);
    const stored = (await root.collection('releases').doc(mod.newest).get()).data() ?? {};
    await root
      .collection('releases')
      .doc(older)
      .set({ ...stored, version: '1.2.9', published_at: daysAgo(2) });
    await root
      .collection('releases')
      .doc('wait')
      .set({ ...stored, verdict: 'pending', published_at: daysAgo(0.5) });
    await setStatus(mod.id, 'archived');
    await Promise.all([begin(mod), tellUpdateMeanwhile(mod.id)]);
    expect(asked()).toEqual([]);
    await setStatus(mod.id, 'approved');
    await tellUpdateMeanwhile(mod.id);
    expect(asked()).toEqual([`fanOut ${mod.fanOutId}`]);
  });
});

describe('a new mod', () => {
  it('R110 is told to those who want to hear of new ones, once', async () => {
    const mod = await makeUpdated({ published: daysAgo(0.01) });
    const id = `new_mod_${mod.id}`;
    const wanting = settingsWith({ notify_new_mods: true });
    const [ana, quieta] = [await follow(mod, 'ana', wanting), await follow(mod, 'quieta')];
    const banida = await follow(mod, 'banida', { ...wanting, is_banned: true });
    await Promise.all([tellNewMod(mod.id), tellNewMod(mod.id)]);
    await fanOut(id, always);
    await tellNewMod(mod.id);
    await fanOut(id, always);
    expect(await toldOf(ana)).toMatchObject([
      { id, type: 'newMod', template: 'new_mod', values: { title: `Prova ${mod.word}` }, path: modAddress(mod.slug) },
    ]);
    for (const uid of [quieta, banida]) expect(await toldOf(uid)).toEqual([]);
  });

  it.each([
    ['came out just now', daysAgo(0.5), true],
    ['came out before, and is approved again', daysAgo(2), false],
  ])('R110 that %s', async (_what, published, isTold) => {
    const mod = await makeUpdated({ published });
    await tellNewMod(mod.id);
    expect(asked()).toEqual(isTold ? [`fanOut new_mod_${mod.id}`] : []);
  });
});
