/**
 * Creates a queue per key: jobs with a common key run one after another, in the order of arrival. A failed job does not
 * affect later jobs.
 */
export const createKeyedQueue = (): (<T>(keys: readonly string[], work: () => Promise<T>) => Promise<T>) => {
  const lastJobs = new Map<string, Promise<unknown>>();
  return (keys, work) => {
    const job = Promise.allSettled(keys.map((key) => lastJobs.get(key))).then(work);
    const cleanUp = () => {
      for (const key of keys) if (lastJobs.get(key) === job) lastJobs.delete(key);
    };
    for (const key of keys) lastJobs.set(key, job);
    job.then(cleanUp, cleanUp);
    return job;
  };
};
