import { pagesOf } from '../member-data/pages-of.ts';
import { finishDeletion } from './delete-account.ts';

/** Less than the time between two sweeps; the next goes on with the rest. */
const SWEEP_MS = 50_000;

/** Goes on with the deletions that are not through, the oldest first. One query when there are none. */
export const sweepDeletions = async (): Promise<void> => {
  const stop = AbortSignal.timeout(SWEEP_MS);
  for await (const { found } of pagesOf('deletionsBegun', {})) {
    for (const { id } of found) {
      if (stop.aborted) return;
      await finishDeletion(id, stop);
    }
  }
};
