import './support/separate-project.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Account } from '@bigorna/domain/entities/account';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { SCHEDULED_JOBS } from '../../functions/src/events/scheduled-jobs.ts';
import { fanOut } from '../../functions/src/members/notifications/fan-out.ts';
import {
  startMissedUpdateFanOut,
  startNewModFanOut,
  startUpdateFanOut,
} from '../../functions/src/members/notifications/start-fan-out.ts';
import { sweepFanOuts } from '../../functions/src/members/notifications/sweep-fan-outs.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get, getReadWriteCounts, watchWrites } from '../../functions/src/platform/firestore.ts';
import { enqueue } from '../../functions/src/platform/tasks.ts';
import { TICKS_A_DAY } from '../../functions/src/platform/ticks.ts';
import { NODE, ROOT } from '../../tools/shared/paths.ts';
import { getModPath } from '../../web/src/shared/mods/get-mod-path.ts';
import { firestore } from './support/firebase.ts';
import { buildAccount, createFollowers, settingsWith } from './support/followers.ts';
import { allowLoggedErrors } from './support/logged-errors.ts';
import { createMod } from './support/mods.ts';

/** Hooks: before a transaction, before each `set` in it, and after its commit. */
const fault = vi.hoisted(() => ({ before: async () => {}, write: () => {}, after: () => {} }));

vi.mock(import('../../functions/src/platform/clock.ts'), async (original) => ({ ...(await original()), now: vi.fn() }));
vi.mock(import('../../functions/src/platform/tasks.ts'), async (real) => ({ ...(await real()), enqueue: vi.fn() }));
vi.mock('../../functions/src/platform/firestore.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/firestore.ts')>();
  const runTransaction: typeof actual.runTransaction = async (work) => {
    await fault.before();
    const result = await actual.runTransaction((tx) =>
      work({
        ...tx,
        set: (ref, data) => {
          fault.write();
          tx.set(ref, data);
        },
      }),
    );
    fault.after();
    return result;
  };
  return { ...actual, runTransaction };
});

const FOLLOWERS = 20_000;
/** Page size of `members/notifications/fan-out.ts`. Some tests need a few more members than one page. */
const PAGE = 300;
const DAY_MS = 86_400_000;

const time = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number): Date => new Date(time.getTime() - days * DAY_MS);

beforeEach(() => {
  vi.mocked(now).mockReturnValue(time);
  vi.mocked(enqueue).mockReset();
});
afterEach(() => Object.assign(fault, { before: async () => {}, write: () => {}, after: () => {} }));

/** Makes only the n-th call of the hook fail, counted from now on. */
const failAt = (what: 'write' | 'after', n: number): void => {
  let times = 0;
  fault[what] = () => {
    times += 1;
    if (times === n) throw new Error('failed');
  };
};

const SCRIPT = join(ROOT, 'tests/api/support/fan-out-and-hang.ts');
const cost = z.object({ reads: z.number(), writes: z.number() });

/** Runs a fan-out in a child process, killed after a number of pages. Returns the reads and writes until then. */
const runAndKillAfter = async (id: string, pages: number): Promise<z.infer<typeof cost>> => {
  const child = spawn(NODE, [SCRIPT, id, String(pages)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '{}';
  for await (const line of createInterface({ input: child.stdout })) {
    output = line;
    child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  return cost.parse(JSON.parse(output));
};

/** Sorted ids of members with a notification that was created and never updated. */
const getMembersNotifiedOnce = async (id: string): Promise<string[]> => {
  const { docs } = await firestore.collectionGroup('notifications').where('template', '==', 'mod_update').get();
  return docs
    .filter((note) => note.id === id && note.createTime.isEqual(note.updateTime))
    .map(({ ref }) => ref.path.split('/')[1] ?? '')
    .toSorted();
};

const always = (): boolean => true;
const getQueuedTasks = (): string[] =>
  vi.mocked(enqueue).mock.calls.map(([queue, { subject }]) => `${queue} ${subject}`);
const getFanOut = (id: string) => get(doc('fanouts/{fanout}', id));

/** An approved mod from 20 days ago with a release of yesterday, unless overridden. */
const createUpdatedMod = async (given: { published?: Date; released?: Date; verdict?: 'clear' | 'pending' } = {}) => {
  const { published = daysAgo(20), released = daysAgo(1), verdict = 'clear' } = given;
  const releases = [{ published_at: published }, { version: '1.3.0', verdict, published_at: released }];
  const mod = await createMod({ externalUrl: 'https://example.com/prova.jar', releases });
  await firestore.doc(`mods/${mod.id}`).update({ published_at: published });
  const releaseId = `${mod.releaseId}-1`;
  return { ...mod, newest: releaseId, fanOutId: `mod_update_${mod.id}_${releaseId}` };
};
type Updated = Awaited<ReturnType<typeof createUpdatedMod>>;

const startFanOut = ({ id, newest }: Updated): Promise<void> => startUpdateFanOut(id, newest);
const setStatus = (modId: string, status: string) => firestore.doc(`mods/${modId}`).update({ status });

const getNotifications = async (uid: string) =>
  (await firestore.collection(`users/${uid}/notifications`).get()).docs.map((note) => ({
    id: note.id,
    ...note.data(),
  }));
const follow = async ({ id }: { id: string }, name: string, given: Partial<Account> = {}, since = daysAgo(3)) => {
  const uid = `${name}-${id}`;
  await firestore.doc(`users/${uid}`).set(buildAccount(name, given));
  await firestore.doc(`users/${uid}/favorites/${id}`).set({ mod_id: id, created_at: since });
  return uid;
};

/** Notifications of all members, including those of the data set. */
const countStoredNotifications = async (): Promise<number> =>
  (await firestore.collectionGroup('notifications').count().get()).data().count;

/** How often each member's notification was written, without duplicates: one count if all are equal. */
const countWrites = (byPath: ReadonlyMap<string, number>, uids: readonly string[], id: string): Set<number> =>
  new Set(uids.map((uid) => byPath.get(`users/${uid}/notifications/${id}`) ?? 0));

describe('release for 20,000 followers', () => {
  it('notifies each follower once, even if the fan-out is killed, fails and runs twice (R110)', async () => {
    const mod = await createUpdatedMod();
    const storedBefore = await countStoredNotifications();
    const filled = performance.now();
    const uids = await createFollowers(firestore, mod.id, FOLLOWERS);
    const startedAt = performance.now();
    const before = getReadWriteCounts();
    await startFanOut(mod);
    const killed = await runAndKillAfter(mod.fanOutId, 12);
    expect(await getFanOut(mod.fanOutId)).toMatchObject({ state: 'running', sent: 12 * PAGE });
    failAt('write', 10 * PAGE + 150);
    await expect(fanOut(mod.fanOutId, always)).rejects.toThrow('failed');
    expect(await getFanOut(mod.fanOutId)).toMatchObject({ state: 'running', sent: 22 * PAGE });
    failAt('after', 10);
    await expect(fanOut(mod.fanOutId, always)).rejects.toThrow('failed');
    expect(await getFanOut(mod.fanOutId)).toMatchObject({ state: 'running', sent: 32 * PAGE });
    const both = await Promise.all([fanOut(mod.fanOutId, always), fanOut(mod.fanOutId, always)]);
    const ended = performance.now();
    const after = getReadWriteCounts();

    expect(both).toEqual([false, false]);
    expect(await getFanOut(mod.fanOutId)).toMatchObject({ state: 'done', cursor: null, sent: FOLLOWERS });
    expect(await getMembersNotifiedOnce(mod.fanOutId)).toEqual(uids);
    expect(await countStoredNotifications()).toBe(storedBefore + FOLLOWERS);
    const [some = ''] = uids;
    expect(await getNotifications(some)).toMatchObject([{ id: mod.fanOutId, template: 'mod_update', read_at: null }]);

    const reads = killed.reads + after.reads - before.reads;
    const writes = killed.writes + after.writes - before.writes;
    const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(1);
    process.stdout.write(
      `${FOLLOWERS} followers, made in ${seconds(filled, startedAt)} s, told in ${seconds(startedAt, ended)} s: ` +
        `${reads} reads, ${writes} writes\n`,
    );
    // Writes: each notification, the cursor of each page, and the start.
    expect(writes).toBe(FOLLOWERS + Math.ceil(FOLLOWERS / PAGE) + 1);
  }, 300_000);
});

describe('fan-out', () => {
  it('describes the release and links to the versions of the mod (R110)', async () => {
    const mod = await createUpdatedMod();
    const uid = await follow(mod, 'ana');
    await startFanOut(mod);
    expect(getQueuedTasks()).toEqual([`fanOut ${mod.fanOutId}`]);
    expect(await fanOut(mod.fanOutId, always)).toBe(false);
    expect(await getNotifications(uid)).toEqual([
      {
        id: mod.fanOutId,
        type: 'modUpdate',
        template: 'mod_update',
        values: { title: `Prova ${mod.word}`, version: '1.3.0' },
        path: getModPath(mod.slug, { tab: 'versions', release: mod.newest }),
        created_at: expect.anything(),
        read_at: null,
      },
    ]);
  });

  it('skips banned, deleted and invalid members, later followers and disabled settings (R110)', async () => {
    const mod = await createUpdatedMod();
    const notified = [await follow(mod, 'ana'), await follow(mod, 'nova', settingsWith({ notify_system: false }))];
    const others = [
      await follow(mod, 'quieta', settingsWith({ notify_mod_updates: false })),
      await follow(mod, 'banida', { is_banned: true }),
      await follow(mod, 'tardia', {}, new Date(Date.now() + DAY_MS)),
      await follow(mod, 'saiu'),
      await follow(mod, 'estranha'),
    ];
    await firestore.doc(`users/saiu-${mod.id}`).delete();
    await firestore.doc(`users/estranha-${mod.id}`).update({ settings: 'nada' });
    await startFanOut(mod);
    await fanOut(mod.fanOutId, always);
    expect(await getFanOut(mod.fanOutId)).toMatchObject({ state: 'done', sent: notified.length });
    for (const uid of notified) expect(await getNotifications(uid)).toHaveLength(1);
    for (const uid of others) expect(await getNotifications(uid), uid).toEqual([]);
  });

  it('stores nothing for an account that is deleted while the fan-out runs (R110, R086)', async () => {
    const mod = await createUpdatedMod();
    const [active, deleted] = [await follow(mod, 'fica'), await follow(mod, 'vai')];
    await startFanOut(mod);
    fault.before = async () => void (await firestore.doc(`users/${deleted}`).delete());
    await fanOut(mod.fanOutId, always);
    expect(await getNotifications(deleted)).toEqual([]);
    expect(await getNotifications(active)).toHaveLength(1);
  });

  it('stops when the mod is hidden, and notifies the rest once when the mod is approved (R110)', async () => {
    const mod = await createUpdatedMod();
    const uids = await createFollowers(firestore, mod.id, PAGE + 20);
    const { byPath, stop } = watchWrites();
    await startFanOut(mod);
    let pages = 0;
    await fanOut(mod.fanOutId, () => ++pages <= 1);
    await setStatus(mod.id, 'rejected');
    expect(await fanOut(mod.fanOutId, always)).toBe(false);
    expect(await getFanOut(mod.fanOutId)).toMatchObject({ state: 'stopped', cursor: null, sent: PAGE });
    await startFanOut(mod);
    expect(await getFanOut(mod.fanOutId)).toMatchObject({ state: 'stopped' });

    await setStatus(mod.id, 'approved');
    await startMissedUpdateFanOut(mod.id);
    await fanOut(mod.fanOutId, always);
    stop();
    expect(await getFanOut(mod.fanOutId)).toMatchObject({ state: 'done', sent: PAGE + 20 });
    expect(countWrites(byPath, uids, mod.fanOutId)).toEqual(new Set([1]));
  });

  it('is resumed by the sweep when its task was lost and progress has stopped (R110)', async () => {
    const mod = await createUpdatedMod();
    await startFanOut(mod);
    vi.mocked(enqueue).mockReset();
    await sweepFanOuts();
    expect(getQueuedTasks()).not.toContain(`fanOut ${mod.fanOutId}`);
    vi.mocked(now).mockReturnValue(new Date(time.getTime() + 180_000));
    await sweepFanOuts();
    expect(getQueuedTasks()).toContain(`fanOut ${mod.fanOutId}`);
    await fanOut(mod.fanOutId, always);
    vi.mocked(enqueue).mockReset();
    vi.mocked(now).mockReturnValue(new Date(time.getTime() + 900_000));
    await sweepFanOuts();
    expect(getQueuedTasks()).not.toContain(`fanOut ${mod.fanOutId}`);
    expect(SCHEDULED_JOBS.map(({ run }) => run)).toContain(sweepFanOuts);
  });

  const sweepAfter = async (ms: number) => {
    vi.mocked(enqueue).mockReset();
    vi.mocked(now).mockReturnValue(new Date(time.getTime() + ms));
    await sweepFanOuts();
  };

  it('is abandoned after a day of failed attempts, not earlier (R110)', async () => {
    allowLoggedErrors(/fan-out given up/);
    const mod = await createUpdatedMod();
    await startFanOut(mod);
    await sweepAfter(180_000);
    expect(await getFanOut(mod.fanOutId)).toMatchObject({ state: 'running', tries: 1 });
    await firestore.doc(`fanouts/${mod.fanOutId}`).update({ tries: TICKS_A_DAY - 1 });
    await sweepAfter(DAY_MS);
    expect(getQueuedTasks()).toContain(`fanOut ${mod.fanOutId}`);
    expect(await getFanOut(mod.fanOutId)).toMatchObject({ state: 'running', tries: TICKS_A_DAY });
    await sweepAfter(DAY_MS + 1000);
    expect(getQueuedTasks()).not.toContain(`fanOut ${mod.fanOutId}`);
    expect(await getFanOut(mod.fanOutId)).toMatchObject({ state: 'failed', sent: 0 });
  });

  it('continues after an outage of days, and restarts the count of attempts (R110)', async () => {
    const mod = await createUpdatedMod();
    const uid = await follow(mod, 'fiel');
    await startFanOut(mod);
    await sweepAfter(3 * DAY_MS);
    expect(getQueuedTasks()).toContain(`fanOut ${mod.fanOutId}`);
    expect(await getFanOut(mod.fanOutId)).toMatchObject({ state: 'running', tries: 1 });
    await fanOut(mod.fanOutId, always);
    expect(await getFanOut(mod.fanOutId)).toMatchObject({ state: 'done', sent: 1, tries: 0 });
    expect(await getNotifications(uid)).toHaveLength(1);
  });
});

describe('update', () => {
  it('notifies a follower once when the release is written repeatedly (R110)', async () => {
    const mod = await createUpdatedMod();
    const uid = await follow(mod, 'ana');
    await Promise.all([startFanOut(mod), startFanOut(mod), startFanOut(mod)]);
    await fanOut(mod.fanOutId, always);
    await firestore.doc(`users/${uid}/notifications/${mod.fanOutId}`).update({ read_at: time });
    await startFanOut(mod);
    await fanOut(mod.fanOutId, always);
    expect(await getNotifications(uid)).toMatchObject([{ read_at: expect.objectContaining({}) }]);
  });

  it.each([
    ['of yesterday', {}, true],
    ['not clear yet', { verdict: 'pending' }, false],
    ['of weeks ago', { released: daysAgo(15) }, false],
    ['as old as the mod', { published: daysAgo(1), released: daysAgo(1) }, false],
    ['older than the mod', { published: daysAgo(1), released: daysAgo(2) }, false],
  ] as const)(
    'release %s: notifies only if it is clear, recent and newer than the mod (R110)',
    async (_what, given, isNotified) => {
      const mod = await createUpdatedMod(given);
      await startFanOut(mod);
      expect((await getFanOut(mod.fanOutId)) !== undefined).toBe(isNotified);
      expect(getQueuedTasks()).toEqual(isNotified ? [`fanOut ${mod.fanOutId}`] : []);
    },
  );

  it('announces only the newest clear release when its mod becomes visible (R110)', async () => {
    const mod = await createUpdatedMod();
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
    await Promise.all([startFanOut(mod), startMissedUpdateFanOut(mod.id)]);
    expect(getQueuedTasks()).toEqual([]);
    await setStatus(mod.id, 'approved');
    await startMissedUpdateFanOut(mod.id);
    expect(getQueuedTasks()).toEqual([`fanOut ${mod.fanOutId}`]);
  });
});

describe('new mod', () => {
  it('is announced once to members who enabled this setting (R110)', async () => {
    const mod = await createUpdatedMod({ published: daysAgo(0.01) });
    const id = `new_mod_${mod.id}`;
    const newModSettings = settingsWith({ notify_new_mods: true });
    const [ana, quieta] = [await follow(mod, 'ana', newModSettings), await follow(mod, 'quieta')];
    const banida = await follow(mod, 'banida', { ...newModSettings, is_banned: true });
    await Promise.all([startNewModFanOut(mod.id), startNewModFanOut(mod.id)]);
    await fanOut(id, always);
    await startNewModFanOut(mod.id);
    await fanOut(id, always);
    expect(await getNotifications(ana)).toMatchObject([
      { id, type: 'newMod', template: 'new_mod', values: { title: `Prova ${mod.word}` }, path: getModPath(mod.slug) },
    ]);
    for (const uid of [quieta, banida]) expect(await getNotifications(uid)).toEqual([]);
  });

  it.each([
    ['just published', daysAgo(0.5), true],
    ['published before and approved again', daysAgo(2), false],
  ])('%s: notifies only if the mod was published recently (R110)', async (_what, published, isNotified) => {
    const mod = await createUpdatedMod({ published });
    await startNewModFanOut(mod.id);
    expect(getQueuedTasks()).toEqual(isNotified ? [`fanOut new_mod_${mod.id}`] : []);
  });
});
