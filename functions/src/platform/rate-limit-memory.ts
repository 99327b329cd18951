import { RATE_LIMITS, type RateLimitName } from '@bigorna/domain/rate-limits';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './api-error.ts';
import { now } from './clock.ts';
import type { Window } from './rate-limit-windows.ts';

/** What a call was counted for. */
export interface Spent {
  /** Takes it back: the call turned out to be none that the limit is about. Once. */
  giveBack(): Promise<void>;
}

/** What the refusal of a limit says that is used up for so long. */
export const retryAfter = (milliseconds: number): { retryAfterSeconds: number } => ({
  retryAfterSeconds: Math.max(1, milliseconds / 1000),
});

/** Each instance's own counts: limits that are not shared. */
export const ownLimits = () => {
  const limiters = new Map<RateLimitName, RateLimiterMemory>();
  const limiterOf = (name: RateLimitName): RateLimiterMemory => {
    const { points, seconds } = RATE_LIMITS[name];
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ points, duration: seconds });
    limiters.set(name, limiter);
    return limiter;
  };
  return async (name: RateLimitName, key: string): Promise<Spent> => {
    try {
      await limiterOf(name).consume(key);
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes
        ? new ApiError('too_many_requests', retryAfter(refusal.msBeforeNext))
        : refusal;
    }
    return { giveBack: async () => void (await limiterOf(name).reward(key)) };
  };
};

/** What Firestore refused, remembered until the window ends: asking again would cost a read each time. */
export const firstWall = () => {
  const blocks = new RateLimiterMemory({ points: 1, duration: 1 });
  const standing = async (id: string): Promise<Window[]> => {
    const left = (await blocks.get(id))?.msBeforeNext ?? 0;
    return left > 0 ? [{ id, endsAt: new Date(now().getTime() + left) }] : [];
  };
  return {
    /** Those of the windows that are known to be full. */
    full: async (ids: readonly string[]): Promise<readonly Window[]> => (await Promise.all(ids.map(standing))).flat(),
    block: ({ id, endsAt }: Window) => blocks.block(id, Math.max(1, endsAt.getTime() - now().getTime()) / 1000),
    open: ({ id }: Window) => blocks.delete(id),
  };
};
