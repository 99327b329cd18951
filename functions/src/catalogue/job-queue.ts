/** In each turn of the event loop, new jobs begin for this long. */
const SLICE_MS = 5;

/**
 * Runs jobs in order, in short slices of time. So an unrelated request waits for a slice and one job at most, even if
 * the queue is long.
 */
export class JobQueue {
  readonly #jobs: (() => void)[] = [];
  #isRunning = false;

  /** Queues a job. The promise settles with the job's result or error. */
  run<T>(job: () => T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#jobs.push(() => {
      try {
        resolve(job());
      } catch (error) {
        reject(error);
      }
    });
    if (!this.#isRunning) this.#next();
    return promise;
  }

  #next(): void {
    this.#isRunning = this.#jobs.length > 0;
    if (!this.#isRunning) return;
    setImmediate(() => {
      const end = performance.now() + SLICE_MS;
      do this.#jobs.shift()?.();
      while (this.#jobs.length > 0 && performance.now() < end);
      this.#next();
    });
  }
}
