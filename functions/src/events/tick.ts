import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { now } from '../platform/clock.ts';
import { IS_EMULATED } from '../platform/emulators.ts';
import { BAN_SECRET, REGION } from '../platform/parameters.ts';
import { RUNTIME } from '../platform/runtime.ts';
import { RUN_MS, TICK_MINUTES } from '../platform/ticks.ts';
import { TimeoutError, withTimeout } from '../platform/with-timeout.ts';
import { SCHEDULED_JOBS, type ScheduledJob } from './scheduled-jobs.ts';

export interface RunResult {
  ran: string[];
  failed: string[];
}

const TICK_MS = TICK_MINUTES * 60_000;

/** Waits for a promise, but at most the given time. */
const waitUpTo = async (promise: Promise<unknown>, milliseconds: number): Promise<void> => {
  await withTimeout(promise, Math.max(milliseconds, 0)).catch((error: unknown) => {
    if (!(error instanceof TimeoutError)) throw error;
  });
};

/** The due jobs. Each tick starts with a different job, so that no job is always the last. */
const selectDueJobs = (list: readonly ScheduledJob[], startedAt: ReadonlyMap<string, number>, at: number) => {
  const first = Math.floor(at / TICK_MS) % Math.max(list.length, 1);
  return [...list.slice(first), ...list.slice(0, first)].filter(
    ({ name, everySeconds }) => at - (startedAt.get(name) ?? Number.NEGATIVE_INFINITY) >= everySeconds * 1000,
  );
};

/**
 * Runs the due jobs one after the other. Each job gets an equal share of the remaining time. A job that needs longer
 * continues in parallel with the next jobs, so that it delays none of them. Logs a failing job and continues.
 *
 * @param startedAt last start of each job by name; the caller stores it, this function updates it
 * @param runMs time for all jobs; a job that is still running at the end counts as failed, and the next run continues
 *   it
 */
export const runDueJobs = async (
  list: readonly ScheduledJob[],
  startedAt: Map<string, number>,
  runMs = RUN_MS,
): Promise<RunResult> => {
  const result: RunResult = { ran: [], failed: [] };
  const running = new Map<string, Promise<void>>();
  const start = async ({ name, run }: ScheduledJob): Promise<void> => {
    startedAt.set(name, now().getTime());
    try {
      await run();
      result.ran.push(name);
    } catch (error) {
      logger.error('recurring work failed', { name, error: error instanceof Error ? error.stack : String(error) });
      result.failed.push(name);
    }
    running.delete(name);
  };
  const begin = now().getTime();
  const due = selectDueJobs(list, startedAt, begin);
  for (const [index, job] of due.entries()) {
    const done = start(job);
    running.set(job.name, done);
    const leftMs = begin + runMs - now().getTime();
    await waitUpTo(done, leftMs / (due.length - index));
  }
  await waitUpTo(Promise.all(running.values()), begin + runMs - now().getTime());
  for (const name of running.keys()) {
    logger.error('recurring work failed', { name, error: 'not done in time; the next run continues it' });
    result.failed.push(name);
  }
  return result;
};

const options = { region: REGION, ...RUNTIME.tick, secrets: [BAN_SECRET] };
const startedAt = new Map<string, number>();

const createSchedule = () =>
  onSchedule({ ...options, schedule: `every ${TICK_MINUTES} minutes` }, async () => {
    const { failed } = await runDueJobs(SCHEDULED_JOBS, startedAt);
    if (failed.length > 0) throw new Error(`Recurring work failed: ${failed.join(', ')}`);
  });

/** The emulators have no scheduler. There the launcher calls this function by HTTP every few seconds. */
const createHttpTicker = () =>
  onRequest(options, async (_request, response) => {
    const result = await runDueJobs(SCHEDULED_JOBS, startedAt);
    response.status(result.failed.length > 0 ? 500 : 200).json(result);
  });

/** Runs the scheduled jobs that are due. */
export const tick = IS_EMULATED ? createHttpTicker() : createSchedule();
