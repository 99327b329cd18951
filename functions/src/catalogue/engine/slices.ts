import { setImmediate } from 'node:timers/promises';
import type { IndexFile } from '../index-file.ts';

const SLICE_MS = 8;

/**
 * Does long work on the file item by item, in slices of a few milliseconds, so that questions and other requests have their turn.
 * A slice is one transaction.
 */
export const inSlices = async <T>(file: IndexFile, items: Iterable<T>, work: (item: T) => void): Promise<void> => {
  const waiting = items[Symbol.iterator]();
  let next = waiting.next();
  while (next.done !== true) {
    const started = performance.now();
    file.change(() => {
      while (next.done !== true && performance.now() - started < SLICE_MS) {
        work(next.value);
        next = waiting.next();
      }
    });
    await setImmediate();
  }
};

/** The same for work in memory: call it between pieces, and wait where it gives something to wait for. */
export const pauses = (): (() => Promise<void> | undefined) => {
  let started = performance.now();
  return () => {
    if (performance.now() - started < SLICE_MS) return undefined;
    return setImmediate().then(() => {
      started = performance.now();
    });
  };
};
