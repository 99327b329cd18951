import type { Repair } from '@bigorna/domain/entities/counting';
import { doc, get } from '../../platform/firestore.ts';
import { MODS_A_NIGHT, repairCounts } from './counts.ts';
import { advance, BEGINNING, type Outcome } from './position.ts';
import { dayToSeal, sealDays } from './seal.ts';
import { repairSums } from './sums.ts';
import { repairTotals } from './totals.ts';

type Stage = NonNullable<Repair['stage']>;

/** Less than the time between two runs, and what other recurring work can wait; the next run goes on. */
const RUN_MS = 50_000;

const STAGES: Readonly<Record<Stage, (state: Repair) => Promise<Outcome>>> = {
  seal: sealDays,
  sums: repairSums,
  counts: repairCounts,
  totals: repairTotals,
};

const begin = (state: Repair): Promise<Repair | undefined> =>
  advance(state, { next: { ...state, stage: 'seal', cursor: null, left: MODS_A_NIGHT, mended: 0 } });

/**
 * Seals the days that are over, compares every figure with what it is made of, and mends what differs: once a night, a step
 * at a time, each noted, so that it goes on wherever it ended. One read when there is nothing to do.
 */
export const repairNightly = async (): Promise<void> => {
  const stop = AbortSignal.timeout(RUN_MS);
  const stored = (await get(doc('system/repair'))) ?? BEGINNING;
  const isOver = stored.stage === null && stored.sealed !== null && stored.sealed >= dayToSeal();
  let state = stored.stage === null && !isOver ? await begin(stored) : stored;
  while (state !== undefined && state.stage !== null && !stop.aborted) {
    state = await advance(state, await STAGES[state.stage](state));
  }
};
