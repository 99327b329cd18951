import { logger } from 'firebase-functions';
import { now } from '../platform/clock.ts';
import type { Recurring } from './recurring.ts';

export interface Ran {
  ran: string[];
  failed: string[];
}

/**
 * Runs those of a list that are due, one after the other; one that fails is logged and keeps none from running.
 *
 * @param begun when each was begun last, by name; kept by the caller, changed here
 */
export const runDue = async (list: readonly Recurring[], begun: Map<string, number>): Promise<Ran> => {
  const result: Ran = { ran: [], failed: [] };
  for (const { name, everySeconds, run } of list) {
    const at = now().getTime();
    if (at - (begun.get(name) ?? Number.NEGATIVE_INFINITY) < everySeconds * 1000) continue;
    begun.set(name, at);
    try {
      await run();
      result.ran.push(name);
    } catch (error) {
      logger.error('recurring work failed', { name, error: error instanceof Error ? error.stack : String(error) });
      result.failed.push(name);
    }
  }
  return result;
};
