import { createHash } from 'node:crypto';

/** `pass` forwards a call, `fail` returns an error, and `lose-response` forwards the call but returns an error. */
export type Fate = 'pass' | 'fail' | 'lose-response';

/** Share of failing calls. */
const ERROR_SHARE = 0.05;
/** Of this many first calls, one always fails. */
export const FIRST_CALLS = 5;

/**
 * Draws the fate of each call. The same seed gives the same fates. One call in twenty fails at random, and one of the
 * first five always fails. The service still handles half of the failing calls.
 */
export const drawFates = (seed: string): (() => Fate) => {
  let drawn = 0;
  const next = (): number => {
    drawn += 1;
    return createHash('sha256').update(`${seed} ${drawn}`).digest().readUInt32BE() / 2 ** 32;
  };
  const certainFailure = Math.floor(next() * FIRST_CALLS);
  let calls = 0;
  return () => {
    const fails = next() < ERROR_SHARE || calls === certainFailure;
    calls += 1;
    if (!fails) return 'pass';
    return next() < 0.5 ? 'fail' : 'lose-response';
  };
};
