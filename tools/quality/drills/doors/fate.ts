/** What becomes of a call: passed on, answered with an error in the service's place, or passed on and its answer replaced by one. */
export type Fate = 'pass' | 'fail' | 'lose-answer';
