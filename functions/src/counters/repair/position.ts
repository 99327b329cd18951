import { isDeepStrictEqual } from 'node:util';
import type { Repair } from '@bigorna/domain/entities/counting';
import { now } from '../../platform/clock.ts';
import { doc, type Step, transaction } from '../../platform/firestore.ts';

/** What a step of the repair comes to: where it goes on, and what is written in the same commit. */
export interface Outcome {
  readonly next: Repair;
  write?(step: Step): void;
}

/** Before the first night. */
export const BEGINNING: Repair = {
  stage: null,
  cursor: null,
  sealed: null,
  closed: null,
  downloads: null,
  recounted: null,
  left: 0,
  mended: 0,
  at: new Date(0),
};

/**
 * Writes a step's outcome, unless another run has gone on from the same position meanwhile: what the step saw is old then.
 *
 * @returns where the repair is now; undefined where another run is ahead
 */
export const advance = (from: Repair, { next, write }: Outcome): Promise<Repair | undefined> =>
  transaction(async (step) => {
    const ref = doc('system/repair');
    const stored = (await step.get(ref)) ?? BEGINNING;
    if (!isDeepStrictEqual(stored, from)) return undefined;
    const at = now();
    write?.(step);
    step.set(ref, { ...next, at });
    return { ...next, at };
  });
