import type { FanOut } from '@bigorna/domain/entities/portal';
import { DAY_MS } from '@bigorna/domain/limits';
import { logger } from 'firebase-functions';
import { now } from '../platform/clock.ts';
import { doc, runSound, transaction } from '../platform/firestore.ts';
import { continueFanOut } from './begin-fan-out.ts';

/** A page takes seconds, a task that is tried again a minute. */
const STANDING_MS = 180_000;
/** So that one sweep ends in time; the next goes on. */
const FAN_OUTS_AT_ONCE = 50;

/** One that has not gone on for so long fails by itself, not for an outage. */
const GIVEN_UP_MS = DAY_MS;

/** Ends a fan-out that stands where it stood a day ago; unless it has gone on meanwhile. */
const giveUp = (id: string, seen: FanOut): Promise<void> =>
  transaction(async (step) => {
    const ref = doc('fanouts/{fanout}', id);
    const fanOut = await step.get(ref);
    if (fanOut?.state !== 'running' || fanOut.moved_at.getTime() !== seen.moved_at.getTime()) return;
    step.update(ref, { state: 'failed' });
  });

/**
 * Has fan-outs go on whose task was lost, and gives those up that have failed for a day. One read when there are none; one
 * that fails keeps none from going on.
 */
export const sweepFanOuts = async (): Promise<void> => {
  const at = now().getTime();
  const before = new Date(at - STANDING_MS);
  const { found } = await runSound('fanOutsStanding', { state: 'running', before }, { limit: FAN_OUTS_AT_ONCE });
  const results = await Promise.allSettled(
    found.map(async ({ id, data }) => {
      if (at - data.moved_at.getTime() > GIVEN_UP_MS) {
        logger.error('fan-out given up, it has failed for a day', { id, sent: data.sent });
        return giveUp(id, data);
      }
      logger.warn('fan-out stood still, continued by the sweep', { id });
      return continueFanOut(id);
    }),
  );
  const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failed.length > 0) throw new AggregateError(failed, 'Fan-outs could not be continued');
};
