import { liftEndedBans } from '../accounts/lift-ended-bans.ts';
import { reconcileNightly } from '../accounts/nightly-reconciliation.ts';
import { sweepDeletions } from '../accounts/sweep-deletions.ts';
import { sweepAchievements } from '../achievements/sweep.ts';
import { SCHEMA_VERSION } from '../catalogue/engine/schema.ts';
import { buildWhenDue } from '../catalogue/snapshots/due.ts';
import { removeOldSnapshots } from '../catalogue/snapshots/remove-old.ts';
import { repairNightly } from '../counters/repair/nightly.ts';
import { sweepRollUps } from '../counters/sweep-roll-ups.ts';
import { purgeMods } from '../mods/purge/purge-mods.ts';
import { sweepFanOuts } from '../notifications/sweep-fan-outs.ts';
import { countDays } from '../overview/daily-figures.ts';
import { sweepUploads } from '../releases/sweep-uploads.ts';

/** Work that comes again. It must be cheap when there is nothing to do, and bear running twice or at the same time. */
export interface Recurring {
  readonly name: string;
  /** At most so often; a schedule or ticker that comes less often runs it each time. */
  readonly everySeconds: number;
  run(): Promise<unknown>;
}

/** The portal's recurring work. */
export const RECURRING: readonly Recurring[] = [
  { name: 'sweepRollUps', everySeconds: 60, run: sweepRollUps },
  { name: 'sweepDeletions', everySeconds: 60, run: sweepDeletions },
  { name: 'liftEndedBans', everySeconds: 60, run: liftEndedBans },
  { name: 'sweepFanOuts', everySeconds: 60, run: sweepFanOuts },
  { name: 'purgeMods', everySeconds: 600, run: () => purgeMods() },
  { name: 'reconcileNightly', everySeconds: 300, run: reconcileNightly },
  { name: 'repairNightly', everySeconds: 300, run: repairNightly },
  { name: 'sweepAchievements', everySeconds: 300, run: () => sweepAchievements() },
  { name: 'countDays', everySeconds: 300, run: countDays },
  { name: 'buildCatalogue', everySeconds: 300, run: buildWhenDue },
  { name: 'sweepUploads', everySeconds: 3600, run: () => sweepUploads() },
  { name: 'removeOldSnapshots', everySeconds: 6 * 3600, run: () => removeOldSnapshots(SCHEMA_VERSION) },
];
