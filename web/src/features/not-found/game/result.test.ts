import { describe, expect, it } from 'vitest';
import { getResult } from './result.ts';

describe('result of a round (R041)', () => {
  it.each([
    [0, 'tryAgain'],
    [4, 'tryAgain'],
    [5, 'goodTry'],
    [9, 'goodTry'],
    [10, 'excellent'],
    [19, 'excellent'],
    [20, 'master'],
    [300, 'master'],
  ])('rates %d points as %s (R041)', (score, result) => {
    expect(getResult(score)).toBe(result);
  });
});
