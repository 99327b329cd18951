import type { TakeDown } from '@bigorna/domain/entities/take-down';
import { logger } from 'firebase-functions';
import { now } from '../../platform/clock.ts';
import { runLenient, runTransaction } from '../../platform/firestore.ts';
import { settleAll } from '../../platform/settle-all.ts';
import { TICKS_A_DAY } from '../../platform/ticks.ts';
import { continueTakeDown } from './take-down.ts';
import { getTakeDownRef } from './take-down-job.ts';

/** A batch takes only seconds, and a failed task is retried within a minute. So a longer pause means a lost task. */
const STALLED_MS = 180_000;
const TAKE_DOWNS_PER_SWEEP = 50;

/** Continues a take-down. Gives it up after a day without progress. */
const retry = async (id: string, expected: TakeDown): Promise<void> => {
  const isGivenUp = expected.tries >= TICKS_A_DAY;
  if (isGivenUp) logger.error('take-down given up, it has failed for a day', { id, pending: expected.pending });
  else await continueTakeDown(id);
  await runTransaction(async (tx) => {
    const takeDown = await tx.get(getTakeDownRef(id));
    if (takeDown?.state !== 'running' || takeDown.moved_at.getTime() !== expected.moved_at.getTime()) return;
    tx.update(getTakeDownRef(id), isGivenUp ? { state: 'failed' } : { tries: takeDown.tries + 1 });
  });
};

/** Continues take-downs without progress, for example after the loss of a task. Costs one read if there are none. */
export const sweepTakeDowns = async (): Promise<void> => {
  const before = new Date(now().getTime() - STALLED_MS);
  const page = { limit: TAKE_DOWNS_PER_SWEEP };
  const { docs } = await runLenient('takeDownsStanding', { state: 'running', before }, page);
  await settleAll(docs, ({ id, data }) => retry(id, data), 'Take-downs could not be continued');
};
