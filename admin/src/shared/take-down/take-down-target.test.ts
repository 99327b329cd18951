import { expect, it } from 'vitest';
import { countRemaining } from './take-down-target.ts';

const [taken, copy, other, external] = [{ sha256: 'a' }, { sha256: 'a' }, { sha256: 'b' }, { sha256: null }];
const target = { modId: 'mod', releaseId: 'release', name: 'Mod 1.0', releases: [taken] };

it('counts the releases that stay, without those that have the blocked file (R152)', () => {
  const others = [copy, other, external];
  expect(countRemaining({ ...target, others }, false)).toBe(3);
  expect(countRemaining({ ...target, others }, true)).toBe(2);
  expect(countRemaining({ ...target, others: [copy] }, true)).toBe(0);
  expect(countRemaining({ ...target, releases: [external], others }, true)).toBe(3);
});

it('counts nothing for a mod that visitors do not see (R152)', () => {
  expect(countRemaining({ ...target, others: null }, true)).toBeNull();
});
