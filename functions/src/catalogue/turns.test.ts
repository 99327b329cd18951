import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('runs work in its order, one piece a turn, so that others come between', async () => {
  const turns = new Turns();
  const log: string[] = [];
  const work = [1, 2, 3].map((number) => turns.run(() => log.push(`work ${number}`)));
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

it('gives what the work gives or throws, and goes on', async () => {
  const turns = new Turns();
  const failing = turns.run(() => {
    throw new Error('no');
  });
  const fine = turns.run(() => 5);
  await expect(failing).rejects.toThrow('no');
  expect(await fine).toBe(5);
  expect(await turns.run(() => 6)).toBe(6);
});
