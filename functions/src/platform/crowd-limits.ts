import { logger } from 'firebase-functions';
import { createKeyedQueue } from './keyed-queue.ts';
import type { createDenialCache } from './rate-limit-memory.ts';
import {
  countInFirestore,
  findFullInFirestore,
  getWindowId,
  type LimitKey,
  type LimitWindow,
} from './rate-limit-windows.ts';

/** Calls that one write will count. */
interface Batch {
  cost: number;
  readonly done: Promise<void>;
}

interface CrowdLimiter {
  /** The full windows among limits of crowds. */
  findFull(limitKeys: readonly LimitKey[]): Promise<readonly LimitWindow[]>;
  /** Counts a call. A failure is only logged: the limit is then a little looser. */
  count(limitKeys: readonly LimitKey[]): Promise<void>;
}

/**
 * Creates a limiter for limits that callers share who do not know each other (`crowd` in `domain/rate-limits.ts`). No
 * call waits for the work of another. While one write to a window runs, later calls add up for the next write.
 */
export const createCrowdLimiter = (denialCache: ReturnType<typeof createDenialCache>): CrowdLimiter => {
  const waiting = new Map<string, Batch>();
  const runInOrder = createKeyedQueue();
  const startBatch = ([name, key, cost = 1]: LimitKey, id: string): Batch => {
    const write = (): Promise<void> => {
      waiting.delete(id);
      return countInFirestore([name, key, batch.cost]);
    };
    const batch: Batch = { cost, done: runInOrder([id], write) };
    waiting.set(id, batch);
    return batch;
  };
  const countOne = (limitKey: LimitKey): Promise<void> => {
    const id = getWindowId(limitKey);
    const batch = waiting.get(id);
    if (batch === undefined) return startBatch(limitKey, id).done;
    batch.cost += limitKey[2] ?? 1;
    return batch.done;
  };
  return {
    findFull: async (limitKeys) => {
      const denied = await denialCache.findFull(limitKeys.map(getWindowId));
      if (denied.length > 0) return denied;
      const full = await findFullInFirestore(limitKeys);
      await Promise.all(full.map(denialCache.block));
      return full;
    },
    count: async (limitKeys) => {
      try {
        await Promise.all(limitKeys.map(countOne));
      } catch (error) {
        logger.error('call not counted by a rate limit', { error: String(error) });
      }
    },
  };
};
