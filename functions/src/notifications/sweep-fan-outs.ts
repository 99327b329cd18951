import type { FanOut } from '@bigorna/domain/entities/portal';
import { logger } from 'firebase-functions';
import { now } from '../platform/clock.ts';
import { doc, runSound, transaction } from '../platform/firestore.ts';
import { TICKS_A_DAY } from '../platform/ticks.ts';
import { continueFanOut } from './begin-fan-out.ts';

/** A page takes seconds, a task that is tried again a minute. */
const STANDING_MS = 180_000;
/** So that one sweep ends in time; the next goes on. */
const FAN_OUTS_AT_ONCE = 50;

/** Changes a fan-out that stands where it stood; unless it has gone on meanwhile. */
const change = (id: string, seen: FanOut, patch: (fanOut: FanOut) => Partial<FanOut>): Promise<void> =>
  transaction(async (step) => {
    const ref = doc('fanouts/{fanout}', id);
    const fanOut = await step.get(ref);
    if (fanOut?.state !== 'running' || fanOut.moved_at.getTime() !== seen.moved_at.getTime()) return;
    step.update(ref, patch(fanOut));
  });

/** Has a fan-out go on, or gives it up. A try is one that was asked for: what no outage of ours let be tried is not given up. */
const tryAgain = async (id: string, fanOut: FanOut): Promise<void> => {
  if (fanOut.tries >= TICKS_A_DAY) {
    logger.error('fan-out given up, it has failed for a day', { id, sent: fanOut.sent });
    return change(id, fanOut, () => ({ state: 'failed' }));
  }
  logger.warn('fan-out stood still, continued by the sweep', { id });
  await continueFanOut(id);
  await change(id, fanOut, ({ tries }) => ({ tries: tries + 1 }));
};

/**
 * Has fan-outs go on whose task was lost, and gives those up that have failed for a day. One read when there are none; one
 * that fails keeps none from going on.
 */
export const sweepFanOuts = async (): Promise<void> => {
  const at = now().getTime();
  const before = new Date(at - STANDING_MS);
  const { found } = await runSound('fanOutsStanding', { state: 'running', before }, { limit: FAN_OUTS_AT_ONCE });
  const results = await Promise.allSettled(found.map(({ id, data }) => tryAgain(id, data)));
  const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failed.length > 0) throw new AggregateError(failed, 'Fan-outs could not be continued');
};
