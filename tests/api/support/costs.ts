import { getReadWriteCounts, watchReads, watchWrites } from '../../../functions/src/platform/firestore.ts';

type Work = () => Promise<unknown>;

/** Number of reads and writes in this process during `work`. */
export const measureCost = async (work: Work): Promise<{ reads: number; writes: number }> => {
  const before = getReadWriteCounts();
  await work();
  const after = getReadWriteCounts();
  return { reads: after.reads - before.reads, writes: after.writes - before.writes };
};

/** Sorted paths of the documents that `work` writes. */
export const getWrittenPaths = async (work: Work): Promise<string[]> => {
  const { byPath, stop } = watchWrites();
  await work();
  stop();
  return [...byPath.keys()].toSorted();
};

/** Number of reads by query during `work`, without the regular reads of the index, which no request causes. */
export const countReads = async (work: Work): Promise<Record<string, number>> => {
  const { byKind, stop } = watchReads();
  await work();
  stop();
  return Object.fromEntries([...byKind].filter(([kind]) => !kind.endsWith('ChangedSince')));
};
