import { rollUp as rollUpSlot } from '../counters/roll-up.ts';
import { onTask } from '../platform/tasks.ts';

/** Adds the events of a slot to the figures, after its end. */
export const rollUp = onTask(
  'rollUp',
  {
    retryConfig: { maxAttempts: 8, minBackoffSeconds: 2, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: 4 },
  },
  ({ slot }) => rollUpSlot(slot),
);
