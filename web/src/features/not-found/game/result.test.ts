import { describe, expect, it } from 'vitest';
import { resultOf } from './result.ts';

describe('R041 the result of a round', () => {
  it.each([
    [0, 'tryAgain'],
    [4, 'tryAgain'],
    [5, 'goodTry'],
    [9, 'goodTry'],
    [10, 'excellent'],
    [19, 'excellent'],
    [20, 'master'],
    [300, 'master'],
  ])('R041 of %d points is %s', (score, result) => {
    expect(resultOf(score)).toBe(result);
  });
});
