import { RUNTIME } from './runtime.ts';

/** Minutes between two ticks in production. Each tick runs the jobs that are due. */
export const TICK_MINUTES = 5;

/** Maximum of attempts: one per tick for a day. By then an outage is over, and other failures need manual work. */
export const TICKS_A_DAY = (24 * 60) / TICK_MINUTES;

/** Time for one run of all jobs: shorter than the platform's timeout, so that failures are still reported. */
export const RUN_MS = RUNTIME.tick.timeoutSeconds * 800;
