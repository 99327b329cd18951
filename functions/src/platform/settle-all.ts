/**
 * Runs a job for each item, all at the same time. A failure stops no other job.
 *
 * @param message of the error, for the log
 * @throws AggregateError after all jobs, if some failed
 */
export const settleAll = async <T>(
  items: readonly T[],
  job: (item: T) => Promise<unknown>,
  message: string,
): Promise<void> => {
  const results = await Promise.allSettled(items.map(job));
  const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failed.length > 0) throw new AggregateError(failed, message);
};
