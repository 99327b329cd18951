/**
 * Runs pieces of work in the order they came, one a turn of the event loop, so that an unrelated request waits for one
 * question at most, however many stand in line.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #going = false;

  /** Runs the work when its turn comes; the promise is what it gives or throws. */
  run<T>(work: () => T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#waiting.push(() => {
      try {
        resolve(work());
      } catch (error) {
        reject(error);
      }
    });
    if (!this.#going) this.#next();
    return promise;
  }

  #next(): void {
    this.#going = this.#waiting.length > 0;
    if (!this.#going) return;
    setImmediate(() => {
      this.#waiting.shift()?.();
      this.#next();
    });
  }
}
