/**
 * Runs jobs in order, one per turn of the event loop. So an unrelated request waits for one job at most, even if the
 * queue is long.
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
      this.#jobs.shift()?.();
      this.#next();
    });
  }
}
