import { logger } from 'firebase-functions';
import { now } from './clock.ts';

/** After a reading that failed, the next is made no sooner than this. */
const RETRY_MS = 5000;

/**
 * A value that is read again once it is older than `forMs`. Calls at the same time share one reading. While readings
 * fail, the last one that went well is served; before there is one, the failure is.
 */
export const kept = <T>(forMs: number, read: () => Promise<T>): (() => Promise<T>) => {
  let good: { readonly value: T } | undefined;
  let reading: Promise<T> | undefined;
  let until = 0;
  const settle = async (): Promise<T> => {
    const at = now().getTime();
    try {
      good = { value: await read() };
      until = at + forMs;
      return good.value;
    } catch (error) {
      if (good === undefined) throw error;
      until = at + RETRY_MS;
      logger.error('kept value not read anew, the last one is served', { error: String(error) });
      return good.value;
    } finally {
      reading = undefined;
    }
  };
  return () => {
    if (good !== undefined && now().getTime() < until) return Promise.resolve(good.value);
    // Begun a moment later, so that a reading that fails at once is not kept as the one under way.
    reading ??= Promise.resolve().then(settle);
    return reading;
  };
};
