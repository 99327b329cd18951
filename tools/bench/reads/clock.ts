import { mock } from 'node:test';

/** The real time, which the emulator's timestamps follow. */
const realMs = (): number => performance.timeOrigin + performance.now();

/**
 * The clock of this process while a bench plays: it stands still but for leaps, so that ten minutes pass in one. Firestore
 * goes on by the real time, so moments are translated for it.
 */
class LeapingClock {
  #leaps: { bench: number; real: number }[] = [];

  start(): void {
    const now = Date.now();
    mock.timers.enable({ apis: ['Date'], now });
    this.#leaps = [{ bench: now, real: realMs() }];
  }

  leapTo(bench: number): void {
    mock.timers.setTime(bench);
    this.#leaps.push({ bench, real: realMs() });
  }

  /** What the real time was when this clock showed a moment; the moment itself before it was started. */
  realAt(moment: Date): Date {
    const then = this.#leaps.findLast(({ bench }) => bench <= moment.getTime());
    return then === undefined ? moment : new Date(then.real);
  }
}

export const clock = new LeapingClock();
