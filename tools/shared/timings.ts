/** Measures the phases of a start, and optionally prints each at its end. */
export class Timings {
  readonly #print: boolean;
  readonly #begun = performance.now();

  constructor(print: boolean) {
    this.#print = print;
  }

  /** Runs one phase and, with `--timings`, prints its duration in seconds. */
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
