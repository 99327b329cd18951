import { expect, it } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

it('a keyed queue runs jobs of a key in order, and continues after a failed job (R203)', async () => {
  const run = createKeyedQueue();
  const started: number[] = [];
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, (_, i) =>
      run(['all'], async () => {
        started.push(i);
        if (i === 3) throw new Error('once');
        return i;
      }),
    ),
  );
  expect(started).toEqual(Array.from({ length: 50 }, (_, i) => i));
  expect(results.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []))).toEqual([3]);
});
