import { logger } from 'firebase-functions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { now } from '../platform/clock.ts';
import { RUNTIME } from '../platform/runtime.ts';
import { RUN_MS } from '../platform/ticks.ts';
import type { ScheduledJob } from './scheduled-jobs.ts';
import { runDueJobs } from './tick.ts';

vi.mock('../platform/clock.ts', () => ({ now: vi.fn() }));
vi.mock('firebase-functions', () => ({ logger: { error: vi.fn() } }));

const createJob = (name: string, everySeconds: number) => ({ name, everySeconds, run: vi.fn(async () => undefined) });
/** Time of a whole run. Short, because the test of a slow job waits for all of it. */
const SHORT_RUN_MS = 400;
const at = (seconds: number): void => void vi.mocked(now).mockReturnValue(new Date(seconds * 1000));

it('ends a run before the platform does', () => {
  expect(RUN_MS).toBeLessThan(RUNTIME.tick.timeoutSeconds * 1000);
});

describe('runDueJobs', () => {
  beforeEach(() => {
    at(1000);
    vi.mocked(logger.error).mockReset();
  });

  it('runs a job at once, and again after its interval', async () => {
    const [often, seldom] = [createJob('often', 5), createJob('seldom', 60)];
    const startedAt = new Map<string, number>();
    expect(await runDueJobs([often, seldom], startedAt)).toEqual({ ran: ['seldom', 'often'], failed: [] });
    at(1004);
    expect((await runDueJobs([often, seldom], startedAt)).ran).toEqual([]);
    at(1005);
    expect((await runDueJobs([often, seldom], startedAt)).ran).toEqual(['often']);
    at(1060);
    expect((await runDueJobs([often, seldom], startedAt)).ran).toEqual(['seldom', 'often']);
  });

  it('logs a failing job and runs the others', async () => {
    const failing: ScheduledJob = { ...createJob('failing', 5), run: () => Promise.reject(new Error('no')) };
    expect(await runDueJobs([failing, createJob('other', 5)], new Map())).toEqual({
      ran: ['other'],
      failed: ['failing'],
    });
    expect(logger.error).toHaveBeenCalledOnce();
  });

  it('gives each job a share of the time, so that a slow job does not delay the others', async () => {
    const slow = Promise.withResolvers<void>();
    const jobs = ['one', 'two', 'three'].map((name) => createJob(name, 5));
    const slowJob = { name: 'slow', everySeconds: 5, run: () => slow.promise };
    const result = await runDueJobs([slowJob, ...jobs], new Map(), SHORT_RUN_MS);
    expect(result).toEqual({ ran: expect.arrayContaining(['one', 'two', 'three']), failed: ['slow'] });
    expect(logger.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), {
      name: 'slow',
      error: expect.stringContaining('the next run continues it'),
    });
    slow.resolve();
  });

  it('waits for a slow job that ends in time', async () => {
    const slow = Promise.withResolvers<void>();
    const slowJob = { name: 'slow', everySeconds: 5, run: () => slow.promise };
    const last = { name: 'last', everySeconds: 5, run: async () => slow.resolve() };
    const result = await runDueJobs([slowJob, last], new Map(), SHORT_RUN_MS);
    expect(result).toEqual({ ran: expect.arrayContaining(['slow', 'last']), failed: [] });
  });

  it('starts with another job at each tick, so that no job is always the last', async () => {
    const jobs = ['one', 'two', 'three'].map((name) => createJob(name, 5));
    const orders: string[][] = [];
    for (const tick of [0, 1, 2, 3]) {
      at(tick * 300);
      orders.push((await runDueJobs(jobs, new Map())).ran);
    }
    expect(orders.map(([first]) => first)).toEqual(['one', 'two', 'three', 'one']);
    expect(orders.map((order) => order.toSorted())).toEqual(orders.map(() => ['one', 'three', 'two']));
  });
});
