import { setTimeout as wait } from 'node:timers/promises';
import { isShared, RATE_LIMITS, type RateLimitName } from '@bigorna/domain/rate-limits';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './api-error.ts';
import { now } from './clock.ts';
import { isOutOfReach } from './firestore.ts';
import { turns } from './in-turn.ts';
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

/** What a call was counted for. */
export interface Spent {
  /** Takes it back: the call turned out to be none that the limit is about. Once. */
  giveBack(): Promise<void>;
}

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

const tooMany = (milliseconds: number): ApiError =>
  new ApiError('too_many_requests', { retryAfterSeconds: Math.max(1, milliseconds / 1000) });

/** Each instance's own counts. */
const ownLimits = () => {
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
      throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext) : refusal;
    }
    return { giveBack: async () => void (await limiterOf(name).reward(key)) };
  };
};

/** What Firestore refused, remembered until the window ends: asking again would cost a read each time. */
const firstWall = () => {
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
    late.catch(() => undefined);
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
