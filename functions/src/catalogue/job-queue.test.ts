import { beforeEach, expect, it, vi } from 'vitest';
import { JobQueue } from './job-queue.ts';

/** Longer than a slice of the queue. */
const LONG_MS = 10;

let at = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => at);
});

it('JobQueue runs jobs in order, and other work between long jobs', async () => {
  const queue = new JobQueue();
  const log: string[] = [];
  const runLong = (number: number): void => {
    log.push(`work ${number}`);
    at += LONG_MS;
  };
  const work = [1, 2, 3].map((number) => queue.run(() => runLong(number)));
  const other = (left: number): void => {
    if (left === 0) return;
    setImmediate(() => {
      log.push('other');
      other(left - 1);
    });
  };
  other(3);
  await Promise.all(work);
  expect(log.filter((entry) => entry !== 'other')).toEqual(['work 1', 'work 2', 'work 3']);
  expect(log.slice(0, log.indexOf('work 3'))).toContain('other');
  expect(log.indexOf('work 2') - log.indexOf('work 1')).toBeGreaterThan(1);
});

it('JobQueue runs short jobs in one turn of the event loop', async () => {
  const queue = new JobQueue();
  const log: string[] = [];
  const work = [1, 2, 3].map((number) => queue.run(() => log.push(`work ${number}`)));
  setImmediate(() => log.push('other'));
  await Promise.all(work);
  expect(log).toEqual(['work 1', 'work 2', 'work 3']);
});

it('JobQueue returns the result or error of a job, and continues', async () => {
  const queue = new JobQueue();
  const failing = queue.run(() => {
    throw new Error('no');
  });
  const fine = queue.run(() => 5);
  await expect(failing).rejects.toThrow('no');
  expect(await fine).toBe(5);
  expect(await queue.run(() => 6)).toBe(6);
});
