import { RATE_LIMITS, type RateLimitName } from '@bigorna/domain/rate-limits';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './api-error.ts';
import { now } from './clock.ts';
import type { LimitWindow } from './rate-limit-windows.ts';

export interface ConsumedPoints {
  /**
   * Refunds the points if the limit does not apply to the call. Call it at most once.
   *
   * @param owner uid of the account that a login has proved
   */
  refund(owner?: string): Promise<void>;
}

/** Points of a call whose result decides whether it counts. Call either `refund` or `keep`, at most once. */
export interface ReservedPoints extends ConsumedPoints {
  /** Counts the call against the limits of crowds too. */
  keep(): Promise<void>;
}

/** Details of the error when a limit is exceeded for `milliseconds`. */
export const toRetryAfter = (milliseconds: number): { retryAfterSeconds: number } => ({
  retryAfterSeconds: Math.max(1, milliseconds / 1000),
});

/** Counts in the memory of each instance, for limits that are not shared. */
export const createLocalLimiter = () => {
  const limiters = new Map<RateLimitName, RateLimiterMemory>();
  const getLimiter = (name: RateLimitName): RateLimiterMemory => {
    const { points, seconds } = RATE_LIMITS[name];
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ points, duration: seconds });
    limiters.set(name, limiter);
    return limiter;
  };
  return async (name: RateLimitName, key: string): Promise<ConsumedPoints> => {
    try {
      await getLimiter(name).consume(key);
    } catch (error) {
      throw error instanceof RateLimiterRes
        ? new ApiError('too_many_requests', toRetryAfter(error.msBeforeNext))
        : error;
    }
    return { refund: async () => void (await getLimiter(name).reward(key)) };
  };
};

/** Caches exceeded limits until their window ends. Otherwise each rejected call would cost a read. */
export const createDenialCache = () => {
  const blocks = new RateLimiterMemory({ points: 1, duration: 1 });
  const findDenial = async (id: string): Promise<LimitWindow[]> => {
    const remainingMs = (await blocks.get(id))?.msBeforeNext ?? 0;
    return remainingMs > 0 ? [{ id, endsAt: new Date(now().getTime() + remainingMs) }] : [];
  };
  return {
    /** The windows that are known to be full. */
    findFull: async (ids: readonly string[]): Promise<readonly LimitWindow[]> =>
      (await Promise.all(ids.map(findDenial))).flat(),
    block: ({ id, endsAt }: LimitWindow) => blocks.block(id, Math.max(1, endsAt.getTime() - now().getTime()) / 1000),
    unblock: ({ id }: LimitWindow) => blocks.delete(id),
  };
};
