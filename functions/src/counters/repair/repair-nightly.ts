import type { Repair } from '@bigorna/domain/entities/counting';
import { doc, get } from '../../platform/firestore.ts';
import { INITIAL_CHECKPOINT, type StepResult, saveCheckpoint } from './checkpoint.ts';
import { MODS_PER_NIGHT, repairCounts } from './repair-counts.ts';
import { repairSums } from './repair-sums.ts';
import { repairTotals } from './repair-totals.ts';
import { getDayToSeal, sealDays } from './seal-days.ts';

type Stage = NonNullable<Repair['stage']>;

/**
 * Time limit of a run: shorter than the interval between runs, with time left for other recurring jobs. The next run
 * continues.
 */
const RUN_MS = 50_000;

const STAGES: Readonly<Record<Stage, (state: Repair) => Promise<StepResult>>> = {
  seal: sealDays,
  sums: repairSums,
  counts: repairCounts,
  totals: repairTotals,
};

const startNight = (state: Repair): Promise<Repair | undefined> =>
  saveCheckpoint(state, { next: { ...state, stage: 'seal', cursor: null, left: MODS_PER_NIGHT, mended: 0 } });

/**
 * Nightly repair of counts: seals past days, compares all counts with their sources, and fixes differences. Saves a
 * checkpoint after each step. After an interruption, the next run continues from the checkpoint. Costs one read if
 * there is nothing to do.
 */
export const repairNightly = async (): Promise<void> => {
  const stop = AbortSignal.timeout(RUN_MS);
  const stored = (await get(doc('system/repair'))) ?? INITIAL_CHECKPOINT;
  const isOver = stored.stage === null && stored.sealed !== null && stored.sealed >= getDayToSeal();
  let state = stored.stage === null && !isOver ? await startNight(stored) : stored;
  while (state !== undefined && state.stage !== null && !stop.aborted) {
    state = await saveCheckpoint(state, await STAGES[state.stage](state));
  }
};
