import { setTimeout as wait } from 'node:timers/promises';
import { isShared, type RateLimitName } from '@bigorna/domain/rate-limits';
import { ApiError } from './api-error.ts';
import { now } from './clock.ts';
import { isOutOfReach } from './firestore.ts';
import { turns } from './in-turn.ts';
import { firstWall, ownLimits, type Spent, tooMany } from './rate-limit-memory.ts';
import {
  giveBackInFirestore,
  type Spending,
  spendInFirestore,
  type Verdict,
  type Window,
  windowId,
} from './rate-limit-windows.ts';

/** Firestore's client tries again for minutes; nobody waits so long for a login. */
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

const inTime = async (verdict: Promise<Verdict>): Promise<Verdict> => {
  const patience = new AbortController();
  const late = wait(PATIENCE_MS, undefined, { signal: patience.signal }).then(() => {
    throw new ApiError('unavailable');
  });
  try {
    return await Promise.race([verdict, late]);
  } catch (error) {
    throw isOutOfReach(error) ? new ApiError('unavailable', {}, error) : error;
  } finally {
    patience.abort();
  }
};

const refusedBy = (full: readonly Window[]): ApiError =>
  tooMany(Math.max(...full.map(({ endsAt }) => endsAt.getTime())) - now().getTime());

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
    const verdict = await inTime(spendInFirestore(spendings));
    if ('full' in verdict) await Promise.all(verdict.full.map(wall.block));
    return verdict;
  };
  const spendAll: RateLimiter['spendAll'] = async (spendings) => {
    const ids = spendings.map(windowId);
    const verdict = await inTurn(ids, () => ask(ids, spendings));
    if ('full' in verdict) throw refusedBy(verdict.full);
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
