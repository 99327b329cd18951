import { DAY_MS, DELETED_MOD_KEPT_DAYS } from '@bigorna/domain/limits';
import { now } from '../../platform/clock.ts';
import { runSound } from '../../platform/firestore.ts';
import { purgeMod } from './purge-mod.ts';

/** So that one run ends in time; the next goes on with the rest. */
const PURGE_MS = 50_000;
const MODS_AT_ONCE = 20;

/** Purges the mods that were thrown away long enough ago, the oldest first. One query when there are none. */
export const purgeMods = async (): Promise<void> => {
  const stop = AbortSignal.timeout(PURGE_MS);
  const before = new Date(now().getTime() - DELETED_MOD_KEPT_DAYS * DAY_MS);
  const { found, unfit } = await runSound('modsThrownAway', { before }, { limit: MODS_AT_ONCE });
  const failures: unknown[] = [];
  for (const path of [...found, ...unfit].map((one) => one.path)) {
    if (stop.aborted) return;
    await purgeMod(path.split('/')[1] ?? '', stop).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Mods could not be purged');
};
