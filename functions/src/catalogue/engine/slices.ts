import { setImmediate } from 'node:timers/promises';
import type { IndexFile } from '../index-file.ts';

const SLICE_MS = 8;

/**
 * Processes items in slices of a few milliseconds, so that queries and other requests can run in between. Each slice is
 * one transaction.
 */
export const runInSlices = async <T>(file: IndexFile, items: Iterable<T>, work: (item: T) => void): Promise<void> => {
  const iterator = items[Symbol.iterator]();
  let next = iterator.next();
  while (next.done !== true) {
    const started = performance.now();
    file.change(() => {
      while (next.done !== true && performance.now() - started < SLICE_MS) {
        work(next.value);
        next = iterator.next();
      }
    });
    await setImmediate();
  }
};

/** Time slices for work in memory. Call the returned function between items and await its promise, if any. */
export const createPause = (): (() => Promise<void> | undefined) => {
  let started = performance.now();
  return () => {
    if (performance.now() - started < SLICE_MS) return undefined;
    return setImmediate().then(() => {
      started = performance.now();
    });
  };
};
