import { isDeepStrictEqual } from 'node:util';
import type { Repair } from '@bigorna/domain/entities/counting';
import { now } from '../../platform/clock.ts';
import { doc, type ReadWriteTransaction, runTransaction } from '../../platform/firestore.ts';

/** Result of a repair step: the next checkpoint, and the writes of the same commit. */
export interface StepResult {
  readonly next: Repair;
  write?(tx: ReadWriteTransaction): void;
}

/** Checkpoint before the first night. */
export const INITIAL_CHECKPOINT: Repair = {
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
 * Saves a checkpoint by compare-and-set. If another run has advanced from the same position, the step's data is stale,
 * and nothing is written.
 *
 * @returns the stored checkpoint; undefined if another run is ahead
 */
export const saveCheckpoint = (from: Repair, { next, write }: StepResult): Promise<Repair | undefined> =>
  runTransaction(async (tx) => {
    const ref = doc('system/repair');
    const stored = (await tx.get(ref)) ?? INITIAL_CHECKPOINT;
    if (!isDeepStrictEqual(stored, from)) return undefined;
    const at = now();
    write?.(tx);
    tx.set(ref, { ...next, at });
    return { ...next, at };
  });
