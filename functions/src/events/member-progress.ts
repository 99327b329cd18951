import { bringUpToDate } from '../achievements/progress.ts';
import { IS_EMULATED } from '../platform/emulators.ts';
import { onTask } from '../platform/tasks.ts';

/** Brings a member's achievements in line with what they have done. The emulator has a process for each at a time. */
export const memberProgress = onTask(
  'memberProgress',
  {
    retryConfig: { maxAttempts: 8, minBackoffSeconds: 2, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: IS_EMULATED ? 4 : 200 },
  },
  ({ uid }) => bringUpToDate(uid),
);
