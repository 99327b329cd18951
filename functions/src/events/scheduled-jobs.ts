import { SCHEMA_VERSION } from '../catalogue/engine/schema.ts';
import { removeOldSnapshots } from '../catalogue/snapshots/remove-old-snapshots.ts';
import { requestDueBuilds } from '../catalogue/snapshots/request-build.ts';
import { repairNightly } from '../counters/repair/repair-nightly.ts';
import { sweepRollUps } from '../counters/sweep-roll-ups.ts';
import { liftEndedBans } from '../members/accounts/ban.ts';
import { sweepDeletions } from '../members/accounts/delete-account.ts';
import { expireUnverified } from '../members/accounts/expire-unverified.ts';
import { continueFactorResets } from '../members/accounts/factor-reset.ts';
import { reconcileNightly } from '../members/accounts/nightly-reconciliation.ts';
import { sweepSignOuts } from '../members/accounts/sign-out-many.ts';
import { sweepAchievements } from '../members/achievements/sweep-achievements.ts';
import { sweepFanOuts } from '../members/notifications/sweep-fan-outs.ts';
import { purgeMods } from '../mods/lifecycle/purge/purge-mod.ts';
import { sweepTakeDowns } from '../mods/releases/sweep-take-downs.ts';
import { sweepUploads } from '../mods/releases/sweep-uploads.ts';
import { countDays } from '../portal/overview/get-daily-stats.ts';

/** A scheduled job. It must be cheap if there is nothing to do, idempotent, and safe to run concurrently. */
export interface ScheduledJob {
  readonly name: string;
  /**
   * Minimum interval. In production the schedule ticks every `TICK_MINUTES`, so a job with a shorter interval runs at
   * every tick.
   */
  readonly everySeconds: number;
  run(): Promise<unknown>;
}

/** All scheduled jobs of the portal. */
export const SCHEDULED_JOBS: readonly ScheduledJob[] = [
  { name: 'sweepRollUps', everySeconds: 60, run: sweepRollUps },
  { name: 'sweepDeletions', everySeconds: 60, run: sweepDeletions },
  { name: 'liftEndedBans', everySeconds: 60, run: liftEndedBans },
  { name: 'sweepFanOuts', everySeconds: 60, run: sweepFanOuts },
  { name: 'sweepTakeDowns', everySeconds: 60, run: sweepTakeDowns },
  { name: 'sweepSignOuts', everySeconds: 60, run: sweepSignOuts },
  { name: 'continueFactorResets', everySeconds: 60, run: continueFactorResets },
  { name: 'expireUnverified', everySeconds: 600, run: expireUnverified },
  { name: 'purgeMods', everySeconds: 600, run: () => purgeMods() },
  { name: 'reconcileNightly', everySeconds: 300, run: reconcileNightly },
  { name: 'repairNightly', everySeconds: 300, run: repairNightly },
  { name: 'sweepAchievements', everySeconds: 300, run: () => sweepAchievements() },
  { name: 'countDays', everySeconds: 300, run: countDays },
  { name: 'buildCatalogue', everySeconds: 300, run: requestDueBuilds },
  { name: 'sweepUploads', everySeconds: 3600, run: () => sweepUploads() },
  { name: 'removeOldSnapshots', everySeconds: 6 * 3600, run: () => removeOldSnapshots(SCHEMA_VERSION) },
];
