/** Measures the unreported view time of a page. All timestamps are milliseconds of the same clock. */
export class ViewClock {
  #since: number | undefined;
  #spent = 0;

  /** Starts counting; idempotent. */
  show(now: number): void {
    this.#since ??= now;
  }

  /** Stops counting; idempotent. */
  hide(now: number): void {
    if (this.#since !== undefined) this.#spent += now - this.#since;
    this.#since = undefined;
  }

  /** Takes the unreported whole seconds. The remainder counts towards the next call. */
  take(): number {
    const seconds = Math.floor(this.#spent / 1000);
    this.#spent -= seconds * 1000;
    return seconds;
  }
}
