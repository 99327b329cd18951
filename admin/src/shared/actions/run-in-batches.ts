const PARALLEL_MAX = 4;

/** Runs calls for many records, a few at a time. Returns their results in order. */
export const runInBatches = async <T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += PARALLEL_MAX)
    results.push(...(await Promise.all(items.slice(start, start + PARALLEL_MAX).map(run))));
  return results;
};
