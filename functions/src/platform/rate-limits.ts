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

/** Takes back what a call was counted for: it turned out to be none that the limit is about. */
export const giveBack = async (name: RateLimitName, key: string): Promise<void> => {
  await limiterOf(name).reward(key);
};

/**
 * Counts this call against a limit, before it is carried out: calls at the same time count each. By this instance alone.
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
