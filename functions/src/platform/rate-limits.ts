import { isShared, type RateLimitName } from '@bigorna/domain/rate-limits';
import { ApiError } from './api-error.ts';
import { now } from './clock.ts';
import { isOutOfReach } from './firestore.ts';
import { inTime } from './in-time.ts';
import { turns } from './in-turn.ts';
import { firstWall, ownLimits, retryAfter, type Spent } from './rate-limit-memory.ts';
import {
  giveBackInFirestore,
  type Spending,
  spendInFirestore,
  type Verdict,
  type Window,
  windowId,
} from './rate-limit-windows.ts';

/** A login waits for its limits before all else, and so not as long as for a whole transaction. */
const PATIENCE_MS = 10_000;

interface RateLimiter {
  /**
   * Counts this call against a limit, before it is carried out: calls at the same time count each.
   *
   * @throws ApiError too_many_requests when the limit was used up before; unavailable
   */
  spend(name: RateLimitName, key: string): Promise<Spent>;
  /** The same for several limits that are kept in Firestore: counted against all of them, or none. */
  spendAll(spendings: readonly Spending[]): Promise<Spent>;
}

/**
 * Does what a call was counted for, and takes the count back unless it fails as the limit is about.
 *
 * @param counts whether a failure is one that the limit is to count
 */
export const countOnly = async <T>(
  { giveBack }: Spent,
  counts: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> => {
  let isCounted = false;
  try {
    return await work();
  } catch (error) {
    isCounted = counts(error);
    throw error;
  } finally {
    if (!isCounted) await giveBack();
  }
};

/** What Firestore counted, or that it could not be asked. */
const asked = async (verdict: Promise<Verdict>): Promise<Verdict> => {
  try {
    return await inTime(verdict, PATIENCE_MS);
  } catch (error) {
    throw isOutOfReach(error) ? new ApiError('unavailable', {}, error) : error;
  }
};

/** The refusal of a call by shared limits that are used up. */
class LimitsFull extends ApiError {
  readonly full: readonly Window[];

  constructor(full: readonly Window[]) {
    super('too_many_requests', retryAfter(Math.max(...full.map(({ endsAt }) => endsAt.getTime())) - now().getTime()));
    this.full = full;
  }
}

/** Whether a refusal is by this limit, and by no other that is known to be used up. */
export const isAloneFull = (error: unknown, spending: Spending): boolean =>
  error instanceof LimitsFull && error.full.every(({ id }) => id === windowId(spending));

/**
 * Counts calls. Limits marked shared are kept in Firestore and so are one for all instances; before it stand two walls of
 * the instance's own, so that calls that are refused cost next to nothing: calls with the same key take turns, and what
 * Firestore refused once is not asked again before its window ends.
 */
export const rateLimiter = (): RateLimiter => {
  const spendOwn = ownLimits();
  const wall = firstWall();
  const inTurn = turns();
  const ask = async (ids: readonly string[], spendings: readonly Spending[]): Promise<Verdict> => {
    const known = await wall.full(ids);
    if (known.length > 0) return { full: known };
    const verdict = await asked(spendInFirestore(spendings));
    if ('full' in verdict) await Promise.all(verdict.full.map(wall.block));
    return verdict;
  };
  const spendAll: RateLimiter['spendAll'] = async (spendings) => {
    const ids = spendings.map(windowId);
    const verdict = await inTurn(ids, () => ask(ids, spendings));
    if ('full' in verdict) throw new LimitsFull(verdict.full);
    return {
      giveBack: async () => {
        await giveBackInFirestore(verdict.counted);
        await Promise.all(verdict.counted.map(wall.open));
      },
    };
  };
  return {
    spendAll,
    spend: (name, key) => (isShared(name) ? spendAll([[name, key]]) : spendOwn(name, key)),
  };
};

export const { spend, spendAll } = rateLimiter();
