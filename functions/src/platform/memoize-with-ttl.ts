import { logger } from 'firebase-functions';
import { now } from './clock.ts';

/** Minimum time between a failed read and the next one. */
const RETRY_MS = 5000;
/** Minimum time between reads before the first success. Shorter, because all calls fail until then. */
const FIRST_RETRY_MS = 1000;

/**
 * Caches a value for `ttlMs`. Concurrent calls share one read. If a read fails, calls get the last value. Without a
 * cached value, all calls of the next second fail with the same error. So an outage gets one read per second.
 *
 * Not lru-cache's `allowStaleOnFetchRejection`: it has no pause after a failure, and a TTL of 0 means "no expiry".
 */
export const memoizeWithTtl = <T>(ttlMs: number, read: () => Promise<T>): (() => Promise<T>) => {
  let cached: { readonly value: T } | undefined;
  let pendingRead: Promise<T> | undefined;
  let failure: { readonly error: unknown } | undefined;
  let validUntil = 0;
  const readAndCache = async (): Promise<T> => {
    const at = now().getTime();
    try {
      cached = { value: await read() };
      validUntil = at + ttlMs;
      return cached.value;
    } catch (error) {
      validUntil = at + (cached === undefined ? FIRST_RETRY_MS : RETRY_MS);
      if (cached === undefined) {
        failure = { error };
        throw error;
      }
      logger.error('cached value not refreshed, the last one is served', { error: String(error) });
      return cached.value;
    } finally {
      pendingRead = undefined;
    }
  };
  return () => {
    const isFresh = now().getTime() < validUntil;
    if (isFresh && cached !== undefined) return Promise.resolve(cached.value);
    if (isFresh && failure !== undefined) return Promise.reject(failure.error);
    // Starts after the assignment: otherwise a read that throws at once would stay cached as pending.
    pendingRead ??= Promise.resolve().then(readAndCache);
    return pendingRead;
  };
};
