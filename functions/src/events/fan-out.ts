import { continueFanOut } from '../notifications/begin-fan-out.ts';
import { fanOut as tellAll } from '../notifications/fan-out.ts';
import { now } from '../platform/clock.ts';
import { onTask } from '../platform/tasks.ts';

/** Well within the task's time; what is left is another task's. */
const BOX_MS = 240_000;

/** Tells many members of one thing, and hands on to another task what it has no time for. */
export const fanOut = onTask(
  'fanOut',
  {
    retryConfig: { maxAttempts: 8, minBackoffSeconds: 2, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: 8 },
  },
  async ({ id }) => {
    const end = now().getTime() + BOX_MS;
    const isUnfinished = await tellAll(id, () => now().getTime() < end);
    if (isUnfinished) await continueFanOut(id);
  },
);
