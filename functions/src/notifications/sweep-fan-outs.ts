import { logger } from 'firebase-functions';
import { now } from '../platform/clock.ts';
import { runSound } from '../platform/firestore.ts';
import { continueFanOut } from './begin-fan-out.ts';

/** A page takes seconds, a task that is tried again a minute. */
const STANDING_MS = 180_000;
/** So that one sweep ends in time; the next goes on. */
const FAN_OUTS_AT_ONCE = 50;

/** Has fan-outs go on whose task was lost. One read when there are none. */
export const sweepFanOuts = async (): Promise<void> => {
  const before = new Date(now().getTime() - STANDING_MS);
  const { found } = await runSound('fanOutsStanding', { state: 'running', before }, { limit: FAN_OUTS_AT_ONCE });
  for (const { id } of found) {
    logger.warn('fan-out stood still, continued by the sweep', { id });
    await continueFanOut(id);
  }
};
