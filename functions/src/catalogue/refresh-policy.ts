/** How often an index syncs, and how long a request waits for a sync. */
export interface RefreshPolicy {
  /** Minimum interval between syncs of mods. */
  checkEveryMs: number;
  /** Minimum interval between syncs of counts. */
  countsEveryMs: number;
  /**
   * Interval after a sync with `manyBuckets` changed buckets: then counts change all the time, and each bucket costs a
   * read.
   */
  manyCountsEveryMs: number;
  manyBuckets: number;
  /** Interval for settings that staff edit, such as the mod of the week. */
  settingsEveryMs: number;
  /** How long a request waits for a sync before it uses the current data. */
  waitMs: number;
  /**
   * After this time without a successful sync, for example without requests, a request waits up to `idleWaitMs`.
   * Otherwise it might show a removed mod.
   */
  idleAfterMs: number;
  idleWaitMs: number;
  /** Interval between checks for a newer snapshot. */
  renewEveryMs: number;
  /** Checks for a newer snapshot after this number of changed mods. */
  renewAfterChanges: number;
}

export const DEFAULT_REFRESH_POLICY: RefreshPolicy = {
  checkEveryMs: 5000,
  countsEveryMs: 15_000,
  manyCountsEveryMs: 60_000,
  manyBuckets: 20,
  settingsEveryMs: 5000,
  waitMs: 300,
  idleAfterMs: 8000,
  idleWaitMs: 2000,
  renewEveryMs: 3_600_000,
  renewAfterChanges: 500,
};
