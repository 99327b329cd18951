/** Measures the phases of a start; prints each as it ends when asked to. */
export class Timings {
  readonly #print: boolean;
  readonly #begun = performance.now();

  constructor(print: boolean) {
    this.#print = print;
  }

  /** Runs one phase and, with `--timings`, prints its length in seconds. */
  async phase<T>(name: string, work: () => Promise<T>): Promise<T> {
    const from = performance.now();
    try {
      return await work();
    } finally {
      if (this.#print) console.log(`  ${((performance.now() - from) / 1000).toFixed(1).padStart(5)} s  ${name}`);
    }
  }

  /** Seconds since the start. */
  total(): number {
    return (performance.now() - this.#begun) / 1000;
  }
}
