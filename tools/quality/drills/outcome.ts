import type { DoorTally } from './doors/door.ts';

/** The row of what was found in the data after a fault. */
export const DATA = 'nothing half-written';

/** How one journey went through one fault. */
export interface Outcome {
  readonly fault: string;
  /** A journey's name, or {@link DATA}. */
  readonly journey: string;
  /** What was wrong; empty where all was well. */
  readonly complaints: readonly string[];
  /** What the site said of the fault. */
  readonly said: readonly string[];
  /** What came to the fault's door: of a journey that met it alone, and of all of them in the row of the data. */
  readonly tally?: DoorTally;
  /** In the row of the data: mods whose figures were counted anew, since the emulators had lost events. */
  readonly recounted?: number;
}
