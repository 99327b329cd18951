/** How fresh an index is kept. */
export interface Pace {
  /** Firestore is asked for changed mods at most once in this time. */
  checkEveryMs: number;
  /** And for changed figures. */
  countsEveryMs: number;
  /** The same after `manyBuckets` of them had changed at once: then they change all the time, and each is a read. */
  manyCountsEveryMs: number;
  manyBuckets: number;
  /** And for what staff set, such as the mod of the week. */
  settingsEveryMs: number;
  /** What a request waits for its own check, before it is answered with what there is. */
  waitMs: number;
  /** After so long without a check that went well, as behind a quiet hour, a request waits longer: a withdrawn mod is to be gone. */
  lateAfterMs: number;
  lateWaitMs: number;
  /** How often it is seen whether there is a newer snapshot to go over to, or one to be asked for. */
  renewEveryMs: number;
  /** The same after so many changed mods. */
  renewAfterChanges: number;
}

export const DEFAULT_PACE: Pace = {
  checkEveryMs: 5000,
  countsEveryMs: 15_000,
  manyCountsEveryMs: 60_000,
  manyBuckets: 20,
  settingsEveryMs: 5000,
  waitMs: 300,
  lateAfterMs: 8000,
  lateWaitMs: 2000,
  renewEveryMs: 3_600_000,
  renewAfterChanges: 500,
};
