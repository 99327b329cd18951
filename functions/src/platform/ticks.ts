/** Minutes between two ticks in production. Each tick runs the jobs that are due. */
export const TICK_MINUTES = 5;

/** Maximum of attempts: one per tick for a day. By then an outage is over, and other failures need manual work. */
export const TICKS_A_DAY = (24 * 60) / TICK_MINUTES;
