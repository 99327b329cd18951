import { isCrowdLimit, isSharedLimit, type RateLimitName } from '@bigorna/domain/rate-limits';
import { ApiError } from './api-error.ts';
import { now } from './clock.ts';
import { createCrowdLimiter } from './crowd-limits.ts';
import { isTransientError } from './firestore.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import {
  type ConsumedPoints,
  createDenialCache,
  createLocalLimiter,
  type ReservedPoints,
  toRetryAfter,
} from './rate-limit-memory.ts';
import {
  consumeInFirestore,
  getWindowId,
  type LimitKey,
  type LimitWindow,
  refundInFirestore,
} from './rate-limit-windows.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Timeout of shared limits, including the wait in the queue. Shorter than a whole transaction, because a login checks
 * its limits first.
 */
const TIMEOUT_MS = 10_000;

interface RateLimiter {
  /**
   * Consumes a point of a limit before the work starts, so that concurrent calls all count.
   *
   * @throws ApiError too_many_requests if the limit is exceeded; unavailable
   */
  consume(name: RateLimitName, key: string): Promise<ConsumedPoints>;
  /** Like `consume`, for several shared limits: counts against all of them, or against no limit. */
  consumeAll(limitKeys: readonly LimitKey[]): Promise<ConsumedPoints>;
  /** Like `consumeAll`, but limits of crowds count the call only when its points are kept. */
  reserveAll(limitKeys: readonly LimitKey[]): Promise<ReservedPoints>;
}

/** Runs `work` with reserved points. Keeps the points if the success or the error counts, else refunds them. */
const settle = async <T>(
  { refund, keep }: ReservedPoints,
  work: () => Promise<T>,
  countsSuccess: boolean,
  countsError: (error: unknown) => boolean,
): Promise<T> => {
  let isCounted = countsSuccess;
  try {
    return await work();
  } catch (error) {
    isCounted = countsError(error);
    throw error;
  } finally {
    await (isCounted ? keep() : refund());
  }
};

/**
 * Runs `work` and refunds its points, unless `work` fails with an error that counts.
 *
 * @param counts whether the limit counts an error
 */
export const refundUnless = <T>(
  points: ReservedPoints,
  counts: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> => settle(points, work, false, counts);

/** Runs `work` and refunds its points if it fails, so that the limit counts successes only (R203). */
export const refundOnFailure = <T>(points: ReservedPoints, work: () => Promise<T>): Promise<T> =>
  settle(points, work, true, () => false);

/** Limits the time of a Firestore call, and maps transient errors to `unavailable`. */
const withLimitTimeout = async <T>(verdict: Promise<T>): Promise<T> => {
  try {
    return await withTimeout(verdict, TIMEOUT_MS);
  } catch (error) {
    throw isTransientError(error) ? new ApiError('unavailable', {}, error) : error;
  }
};

/** Thrown if shared limits are exceeded. */
class LimitsExceededError extends ApiError {
  readonly full: readonly LimitWindow[];

  constructor(full: readonly LimitWindow[]) {
    super('too_many_requests', toRetryAfter(Math.max(...full.map(({ endsAt }) => endsAt.getTime())) - now().getTime()));
    this.full = full;
  }
}

/** Whether an error reports exceeded limits, and all exceeded limits are among the given limits. */
export const areOnlyExceeded = (error: unknown, limitKeys: readonly LimitKey[]): boolean => {
  const ids = limitKeys.map(getWindowId);
  return error instanceof LimitsExceededError && error.full.every(({ id }) => ids.includes(id));
};

/**
 * Creates a rate limiter. Shared limits live in Firestore and apply to all instances.
 *
 * Two local steps make rejected calls cheap. Calls with the same key run one after another, except for limits of
 * crowds. A cache remembers the limits that Firestore reported as full, until their window ends.
 */
export const createRateLimiter = (): RateLimiter => {
  const consumeLocal = createLocalLimiter();
  const denialCache = createDenialCache();
  const crowdLimiter = createCrowdLimiter(denialCache);
  const runInOrder = createKeyedQueue();
  const consumeShared = async (ids: readonly string[], limitKeys: readonly LimitKey[]) => {
    const denied = await denialCache.findFull(ids);
    if (denied.length > 0) return { full: denied };
    const verdict = await consumeInFirestore(limitKeys);
    if ('full' in verdict) await Promise.all(verdict.full.map(denialCache.block));
    return verdict;
  };
  const consumeInOrder = async (limitKeys: readonly LimitKey[]): Promise<ConsumedPoints> => {
    if (limitKeys.length === 0) return { refund: async () => undefined };
    const ids = limitKeys.map(getWindowId);
    const giveUpAt = performance.now() + TIMEOUT_MS;
    // During an outage, calls that have waited for too long must not delay later calls.
    const consumeInTime = () => {
      if (performance.now() >= giveUpAt) throw new ApiError('unavailable');
      return consumeShared(ids, limitKeys);
    };
    const verdict = await withLimitTimeout(runInOrder(ids, consumeInTime));
    if ('full' in verdict) throw new LimitsExceededError(verdict.full);
    return {
      refund: async (owner) => {
        await refundInFirestore(verdict.counted, owner);
        await Promise.all(verdict.counted.map(denialCache.unblock));
      },
    };
  };
  const reserveAll: RateLimiter['reserveAll'] = async (limitKeys) => {
    const ofCrowds = limitKeys.filter(([name]) => isCrowdLimit(name));
    const full = await withLimitTimeout(crowdLimiter.findFull(ofCrowds));
    if (full.length > 0) throw new LimitsExceededError(full);
    const consumed = await consumeInOrder(limitKeys.filter(([name]) => !isCrowdLimit(name)));
    return { ...consumed, keep: () => crowdLimiter.count(ofCrowds) };
  };
  const consumeAll: RateLimiter['consumeAll'] = async (limitKeys) => {
    const reserved = await reserveAll(limitKeys);
    await reserved.keep();
    return reserved;
  };
  return {
    reserveAll,
    consumeAll,
    consume: (name, key) => (isSharedLimit(name) ? consumeAll([[name, key]]) : consumeLocal(name, key)),
  };
};

const limiter = createRateLimiter();

export const consume = limiter.consume;
export const consumeAll = limiter.consumeAll;
export const reserveAll = limiter.reserveAll;
