/** How long a page has been looked at and nobody has been told yet. Moments are in milliseconds, of any one clock. */
export class ViewClock {
  #since: number | undefined;
  #spent = 0;

  /** The page comes into view; again while it is in view changes nothing. */
  show(now: number): void {
    this.#since ??= now;
  }

  /** The page goes out of view; again while it is out of view changes nothing. */
  hide(now: number): void {
    if (this.#since !== undefined) this.#spent += now - this.#since;
    this.#since = undefined;
  }

  /** The whole seconds not told yet, which now count as told; what is left of a second stays for the next time. */
  take(): number {
    const seconds = Math.floor(this.#spent / 1000);
    this.#spent -= seconds * 1000;
    return seconds;
  }
}
