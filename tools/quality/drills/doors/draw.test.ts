import { expect, it } from 'vitest';
import { drawFates, FIRST_CALLS } from './draw.ts';

const fatesOf = (seed: string, count: number) => {
  const next = drawFates(seed);
  return Array.from({ length: count }, next);
};

it('draws the same for the same seed', () => {
  expect(fatesOf('auth login', 200)).toEqual(fatesOf('auth login', 200));
  expect(fatesOf('auth login', 200)).not.toEqual(fatesOf('auth register', 200));
});

it('has one of the first five calls fail, whatever the seed, and one in twenty of many', () => {
  const all = Array.from({ length: 100 }, (_, seed) => fatesOf(`${seed}`, 400));
  for (const fates of all) expect(fates.slice(0, FIRST_CALLS).some((fate) => fate !== 'pass')).toBe(true);
  const failed = all.flat().filter((fate) => fate !== 'pass').length;
  expect(failed / 40_000).toBeGreaterThan(0.045);
  expect(failed / 40_000).toBeLessThan(0.06);
  expect(all.flat()).toEqual(expect.arrayContaining(['fail', 'lose-answer']));
});
