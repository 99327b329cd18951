/** How often production runs the work that recurs, in minutes. */
export const TICK_MINUTES = 5;

/** Something that each tick tries again has been tried for a day: an outage is over by then, and what fails by itself is for people to look at. */
export const TICKS_A_DAY = (24 * 60) / TICK_MINUTES;
