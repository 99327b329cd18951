import { createHash } from 'node:crypto';
import { ERROR_SHARE } from '../faults.ts';

/** Among how many first calls one fails for sure. */
export const FIRST_CALLS = 5;

/** Numbers in [0, 1), the same for the same seed. */
export const seededNumbers = (seed: string): (() => number) => {
  let drawn = 0;
  return () => {
    drawn += 1;
    return createHash('sha256').update(`${seed} ${drawn}`).digest().readUInt32BE() / 2 ** 32;
  };
};

/**
 * Which calls fail: one in twenty by chance, and one of the first five for sure, so that whoever makes five has met an
 * error. Answers for each call in turn what becomes of it; half of the calls that fail are carried out before.
 */
export const drawFates = (seed: string): (() => 'pass' | 'fail' | 'lose-answer') => {
  const next = seededNumbers(seed);
  const sure = Math.floor(next() * FIRST_CALLS);
  let calls = 0;
  return () => {
    const fails = next() < ERROR_SHARE || calls === sure;
    calls += 1;
    if (!fails) return 'pass';
    return next() < 0.5 ? 'fail' : 'lose-answer';
  };
};
