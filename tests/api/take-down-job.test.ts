import './support/separate-project.ts';
import type { TakeDown } from '@bigorna/domain/entities/take-down';
import { TAKE_DOWN_RELEASES_MAX } from '@bigorna/domain/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actor } from '../../functions/src/audit/actor.ts';
import { SCHEDULED_JOBS } from '../../functions/src/events/scheduled-jobs.ts';
import type { ReleaseId } from '../../functions/src/mods/releases/find-release.ts';
import { sweepTakeDowns } from '../../functions/src/mods/releases/sweep-take-downs.ts';
import { countCreated, takeDownCreated, takeDownReleases } from '../../functions/src/mods/releases/take-down.ts';
import { createTakeDown, runTakeDown } from '../../functions/src/mods/releases/take-down-job.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get } from '../../functions/src/platform/firestore.ts';
import { enqueue } from '../../functions/src/platform/tasks.ts';
import { TICKS_A_DAY } from '../../functions/src/platform/ticks.ts';
import { firestore } from './support/firebase.ts';
import { allowLoggedErrors } from './support/logged-errors.ts';
import { createMod } from './support/mods.ts';

vi.mock(import('../../functions/src/platform/clock.ts'), async (real) => ({ ...(await real()), now: vi.fn() }));
vi.mock(import('../../functions/src/platform/tasks.ts'), async (real) => ({ ...(await real()), enqueue: vi.fn() }));
/** The withdrawal of the release with this id fails. */
const fault = vi.hoisted(() => ({ releaseId: '' }));
vi.mock(import('../../functions/src/mods/releases/withdraw-release.ts'), async (original) => {
  const real = await original();
  const withdrawRelease: typeof real.withdrawRelease = (id, ...rest) =>
    id.releaseId === fault.releaseId ? Promise.reject(new Error('failed')) : real.withdrawRelease(id, ...rest);
  return { ...real, withdrawRelease };
});

const time = new Date('2026-11-21T12:00:00Z');
const ACTOR: Actor = { uid: 'equipe', role: 'admin', requestId: 'prova' };
const OPTIONS = { reason: 'Ladrão de contas de prova', block: true };
const BATCH = 8;
const REQUEST_MS = 20_000;
const MINUTES_MS = 60_000;

beforeEach(() => {
  vi.mocked(now).mockReset().mockReturnValue(time);
  vi.mocked(enqueue).mockReset();
});

/** Creates mods with five external releases each. Returns the ids of all releases. */
const createReleases = async (mods: number): Promise<ReleaseId[]> => {
  const created = await Promise.all(
    Array.from({ length: mods }, () =>
      createMod({
        externalUrl: 'https://example.com/prova.jar',
        releases: ['1.0', '1.1', '1.2', '1.3', '1.4'].map((version) => ({ version })),
      }),
    ),
  );
  const found = await Promise.all(created.map(({ id }) => firestore.collection(`mods/${id}/releases`).get()));
  return found.flatMap(({ docs }) =>
    docs.map(({ id, ref }) => ({ modId: ref.parent.parent?.id ?? '', releaseId: id })),
  );
};
const countRefused = async (releases: readonly ReleaseId[]): Promise<number> => {
  const refs = releases.map(({ modId, releaseId }) => firestore.doc(`mods/${modId}/releases/${releaseId}`));
  return (await firestore.getAll(...refs)).filter((one) => one.get('verdict') === 'refused').length;
};
const getStored = (id: string): Promise<TakeDown | undefined> => get(doc('take_downs/{takeDown}', id));
const getQueuedTasks = (): string[] =>
  vi.mocked(enqueue).mock.calls.map(([queue, { subject }]) => `${queue} ${subject}`);
const getFanOutTasks = () => getQueuedTasks().filter((task) => task.startsWith('fanOut '));
/** Creates a function that tells whether time remains: true for this many calls, then false. */
const allowBatches = (batches: number) => {
  let left = batches;
  return () => left-- > 0;
};
const always = () => true;

describe('take-down of many releases', () => {
  it('continues after each run that ends early, until all are withdrawn (R152)', async () => {
    const releases = await createReleases(5);
    const id = await createTakeDown(releases, ACTOR, OPTIONS);
    const first = await runTakeDown(id, allowBatches(2));
    expect(first.takeDown).toMatchObject({ state: 'running', downloaders: null });
    expect(first.takeDown.pending).toHaveLength(releases.length - 2 * BATCH);
    expect(await countRefused(releases)).toBe(2 * BATCH);
    const last = await runTakeDown(id, always);
    expect(last.takeDown).toMatchObject({ state: 'done', pending: [], copies: [], downloaders: 0 });
    expect(await countRefused(releases)).toBe(releases.length);
    expect(new Set(getFanOutTasks()).size).toBe(releases.length);
    const logged = await firestore.collection('logs').where('action', '==', 'withdraw:release').get();
    expect(logged.docs.map((one) => one.get('actor'))).toEqual(releases.map(() => ACTOR.uid));
    // A late, repeated task changes nothing.
    expect(await runTakeDown(id, always)).toEqual(last);
  }, 120_000);

  it('withdraws each release once when two runs overlap (R152)', async () => {
    const releases = await createReleases(3);
    const id = await createTakeDown(releases, ACTOR, OPTIONS);
    await Promise.all([runTakeDown(id, always), runTakeDown(id, always)]);
    expect(await getStored(id)).toMatchObject({ state: 'done', pending: [] });
    expect(await countRefused(releases)).toBe(releases.length);
  }, 60_000);

  it('continues when one release fails, and retries only that release (R152)', async () => {
    const releases = await createReleases(2);
    const failing = releases[3]?.releaseId ?? '';
    fault.releaseId = failing;
    const id = await createTakeDown(releases, ACTOR, OPTIONS);
    const { takeDown, failures } = await runTakeDown(id, always);
    expect(failures).toMatchObject([{ message: 'failed' }]);
    expect(takeDown).toMatchObject({ state: 'running', pending: [expect.stringContaining(failing)] });
    expect(await countRefused(releases)).toBe(releases.length - 1);
    fault.releaseId = '';
    expect((await runTakeDown(id, always)).takeDown).toMatchObject({ state: 'done', pending: [] });
    expect(await countRefused(releases)).toBe(releases.length);
  }, 60_000);

  it('responds to staff within seconds, and leaves the rest to a task (R152)', async () => {
    const releases = await createReleases(4);
    let calls = 0;
    vi.mocked(now).mockImplementation(() => new Date(time.getTime() + 1000 * calls++));
    const result = await takeDownReleases(releases, ACTOR, OPTIONS);
    expect(result.state).toBe('running');
    expect(result.pending).toBe(releases.length - result.releases.length);
    // Enqueued before the first release, in case the request dies.
    expect(getQueuedTasks()[0]).toBe(`takeDown ${result.id}`);
    const slot = { start: time, end: time };
    const due = vi.mocked(enqueue).mock.calls[0]?.[1].due?.(slot);
    expect(due?.getTime()).toBeGreaterThan(time.getTime() + REQUEST_MS);
    await runTakeDown(result.id, always);
    expect(await countRefused(releases)).toBe(releases.length);
  }, 60_000);

  it('withdraws even if its task cannot be enqueued (R152)', async () => {
    allowLoggedErrors(/take-down not enqueued/);
    const releases = await createReleases(1);
    vi.mocked(enqueue).mockRejectedValueOnce(new Error('no queue'));
    expect(await takeDownReleases(releases, ACTOR, OPTIONS)).toMatchObject({ state: 'done', pending: 0 });
    expect(await countRefused(releases)).toBe(releases.length);
  }, 60_000);

  it('accepts an empty list, and refuses more releases than one document can store', async () => {
    expect(await takeDownReleases([], ACTOR, OPTIONS)).toMatchObject({ state: 'done', releases: [], downloaders: 0 });
    const many = Array.from({ length: TAKE_DOWN_RELEASES_MAX + 1 }, (_, i) => ({ modId: 'a', releaseId: `r${i}` }));
    await expect(takeDownReleases(many, ACTOR, OPTIONS)).rejects.toThrow(RangeError);
  });
});

describe('take-down with a lost task', () => {
  const sweepAfter = async (ms: number): Promise<void> => {
    vi.mocked(enqueue).mockReset();
    vi.mocked(now).mockReturnValue(new Date(time.getTime() + ms));
    await sweepTakeDowns();
  };

  it('is continued by the sweep, and given up after a day without progress (R152)', async () => {
    allowLoggedErrors(/take-down given up/);
    const id = await createTakeDown([{ modId: 'a', releaseId: 'b' }], ACTOR, OPTIONS);
    await sweepAfter(0);
    expect(getQueuedTasks()).not.toContain(`takeDown ${id}`);
    await sweepAfter(3 * MINUTES_MS);
    expect(getQueuedTasks()).toContain(`takeDown ${id}`);
    expect(await getStored(id)).toMatchObject({ state: 'running', tries: 1 });
    await firestore.doc(`take_downs/${id}`).update({ tries: TICKS_A_DAY });
    await sweepAfter(4 * MINUTES_MS);
    expect(getQueuedTasks()).not.toContain(`takeDown ${id}`);
    expect(await getStored(id)).toMatchObject({ state: 'failed', tries: TICKS_A_DAY });
    expect(SCHEDULED_JOBS.map(({ run }) => run)).toContain(sweepTakeDowns);
  });
});

describe('take-down by time span', () => {
  it('finds every release that was created in the span, each once (R209)', async () => {
    const releases = await createReleases(2);
    const log = (id: ReleaseId, actor: string, at: Date) =>
      firestore.collection('logs').add({
        ...{ actor, action: 'create:release', target: `mods/${id.modId}/releases/${id.releaseId}`, at },
        ...{ before: null, after: null, reason: null, request_id: 'prova', about: [], undoes: null },
      });
    for (const [i, id] of releases.entries()) await log(id, `actor-${i}`, new Date(time.getTime() + i));
    const [from, to] = [new Date(time.getTime() + 2).toISOString(), new Date(time.getTime() + 7).toISOString()];
    // Entries of a deleted release, and of a release that was restored under its previous id.
    await log({ modId: 'gone', releaseId: 'gone' }, 'actor-3', new Date(time.getTime() + 3));
    if (releases[3]) await log(releases[3], 'actor-3', new Date(time.getTime() + 4));
    expect(await countCreated({ from, to })).toEqual({ releases: 6, mods: 2 });
    const result = await takeDownCreated({ from, to, count: 6 }, ACTOR, { ...OPTIONS, block: false });
    expect(result).toMatchObject({ state: 'done', pending: 0 });
    expect(await countRefused(releases.slice(2, 8))).toBe(6);
    expect(await countRefused(releases)).toBe(6);
  });
});
