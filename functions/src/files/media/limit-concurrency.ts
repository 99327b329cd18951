/**
 * Limits the number of concurrent jobs. Further jobs wait in order of arrival. Pictures need the limit, because
 * decoding takes far more memory than the file.
 */
export const limitConcurrency = (limit: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const enter = async (): Promise<void> => {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  /** Hands the slot to the next waiting job. */
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
