import { newRequestId, now } from '../platform/clock.ts';
import { runSound } from '../platform/firestore.ts';
import { liftWhenOver } from './ban.ts';

/** So that one run ends in time; the next goes on. */
const BANS_AT_ONCE = 50;

/** Lifts the bans whose end has come. One that can't be lifted keeps no other from it. */
export const liftEndedBans = async (): Promise<void> => {
  const { found } = await runSound('bansEnded', { is_banned: true, now: now() }, { limit: BANS_AT_ONCE });
  const requestId = newRequestId();
  const results = await Promise.allSettled(found.map(({ id }) => liftWhenOver(id, requestId)));
  const failed = results.filter((result) => result.status === 'rejected');
  if (failed.length > 0)
    throw new AggregateError(
      failed.map(({ reason }) => reason),
      'Bans could not be lifted',
    );
};
