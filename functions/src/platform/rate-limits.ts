import { RATE_LIMITS, type RateLimitName } from '@bigorna/domain/rate-limits';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './api-error.ts';

const limiters = new Map<RateLimitName, RateLimiterMemory>();

const limiterOf = (name: RateLimitName): RateLimiterMemory => {
  const { points, seconds } = RATE_LIMITS[name];
  const limiter = limiters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  limiters.set(name, limiter);
  return limiter;
};

const tooMany = (msBeforeNext: number): ApiError =>
  new ApiError('too_many_requests', { retryAfterSeconds: Math.max(1, msBeforeNext / 1000) });

/**
 * Refuses when a limit is used up, without counting this call. Counted by this instance alone.
 *
 * @throws ApiError too_many_requests
 */
export const refuseWhenUsedUp = async (name: RateLimitName, key: string): Promise<void> => {
  const used = await limiterOf(name).get(key);
  if (used !== null && used.remainingPoints <= 0) throw tooMany(used.msBeforeNext);
};

/** Counts one against a limit; refuses nothing. */
export const countAgainst = async (name: RateLimitName, key: string): Promise<void> => {
  await limiterOf(name).penalty(key);
};

/**
 * Counts this call against a limit.
 *
 * @throws ApiError too_many_requests when the limit was used up before
 */
export const spend = async (name: RateLimitName, key: string): Promise<void> => {
  try {
    await limiterOf(name).consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw tooMany(refusal.msBeforeNext);
    throw refusal;
  }
};
