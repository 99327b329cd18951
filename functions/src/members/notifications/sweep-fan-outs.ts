import type { FanOut } from '@bigorna/domain/entities/portal';
import { logger } from 'firebase-functions';
import { now } from '../../platform/clock.ts';
import { doc, runLenient, runTransaction } from '../../platform/firestore.ts';
import { settleAll } from '../../platform/settle-all.ts';
import { TICKS_A_DAY } from '../../platform/ticks.ts';
import { continueFanOut } from './start-fan-out.ts';

/** A page takes only seconds, and a failed task is retried within a minute. So a longer pause means a lost task. */
const STALLED_MS = 180_000;
/** Limits the time of one sweep. The next sweep continues. */
const FAN_OUTS_PER_SWEEP = 50;

/** Updates a stalled fan-out, unless it moved meanwhile. */
const change = (id: string, expected: FanOut, patch: (fanOut: FanOut) => Partial<FanOut>): Promise<void> =>
  runTransaction(async (tx) => {
    const ref = doc('fanouts/{fanout}', id);
    const fanOut = await tx.get(ref);
    if (fanOut?.state !== 'running' || fanOut.moved_at.getTime() !== expected.moved_at.getTime()) return;
    tx.update(ref, patch(fanOut));
  });

/** Continues a fan-out or gives up. Only enqueued tasks count as tries, so an outage of the queue uses up no tries. */
const retryFanOut = async (id: string, fanOut: FanOut): Promise<void> => {
  if (fanOut.tries >= TICKS_A_DAY) {
    logger.error('fan-out given up, it has failed for a day', { id, sent: fanOut.sent });
    return change(id, fanOut, () => ({ state: 'failed' }));
  }
  logger.warn('fan-out stood still, continued by the sweep', { id });
  await continueFanOut(id);
  await change(id, fanOut, ({ tries }) => ({ tries: tries + 1 }));
};

/**
 * Continues fan-outs with a lost task. Gives up fan-outs that failed for a day. A failure does not stop the other
 * fan-outs. Costs one read if there are none.
 */
export const sweepFanOuts = async (): Promise<void> => {
  const at = now().getTime();
  const before = new Date(at - STALLED_MS);
  const { docs } = await runLenient('fanOutsStanding', { state: 'running', before }, { limit: FAN_OUTS_PER_SWEEP });
  await settleAll(docs, ({ id, data }) => retryFanOut(id, data), 'Fan-outs could not be continued');
};
