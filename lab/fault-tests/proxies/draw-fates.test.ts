import { expect, it } from 'vitest';
import { drawFates, FIRST_CALLS } from './draw-fates.ts';

const drawMany = (seed: string, count: number) => {
  const next = drawFates(seed);
  return Array.from({ length: count }, next);
};

it('draws the same errors for the same seed', () => {
  expect(drawMany('auth login', 200)).toEqual(drawMany('auth login', 200));
  expect(drawMany('auth login', 200)).not.toEqual(drawMany('auth register', 200));
});

it('fails at least one of the first five calls for every seed, and about 5 % overall', () => {
  const all = Array.from({ length: 100 }, (_, seed) => drawMany(`${seed}`, 400));
  for (const fates of all) expect(fates.slice(0, FIRST_CALLS).some((fate) => fate !== 'pass')).toBe(true);
  const failed = all.flat().filter((fate) => fate !== 'pass').length;
  expect(failed / 40_000).toBeGreaterThan(0.045);
  expect(failed / 40_000).toBeLessThan(0.06);
  expect(all.flat()).toEqual(expect.arrayContaining(['fail', 'lose-response']));
});
