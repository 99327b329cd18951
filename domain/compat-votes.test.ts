import { describe, expect, it } from 'vitest';
import { worksFigureOf } from './compat-votes.ts';
import { DAY_MS, VOTE_DAYS } from './limits.ts';
import { dayOf } from './trending.ts';

const TODAY = '2026-11-21';
const before = (days: number): string => dayOf(new Date(Date.parse(TODAY) - days * DAY_MS));

describe('works or broken for me', () => {
  it('R107 weighs a vote by its age: whole today, half in the middle, nothing at the end', () => {
    expect(worksFigureOf({ [TODAY]: { works: 3, broken: 1 } }, TODAY)).toEqual({ works: 3, broken: 1, share: 0.75 });
    expect(worksFigureOf({ [before(VOTE_DAYS / 2)]: { works: 4, broken: 2 } }, TODAY)).toEqual({
      works: 2,
      broken: 1,
      share: 0.67,
    });
    for (const age of [VOTE_DAYS, VOTE_DAYS + 30])
      expect(worksFigureOf({ [before(age)]: { works: 90, broken: 9 } }, TODAY)).toEqual({
        works: 0,
        broken: 0,
        share: null,
      });
  });

  it('adds the days up: new votes outweigh many old ones', () => {
    const days = { [before(81)]: { works: 20, broken: 0 }, [TODAY]: { works: 0, broken: 8 } };
    expect(worksFigureOf(days, TODAY)).toEqual({ works: 2, broken: 8, share: 0.2 });
  });

  it('says no share without votes, or where they weigh less than one of today', () => {
    expect(worksFigureOf({}, TODAY)).toEqual({ works: 0, broken: 0, share: null });
    expect(worksFigureOf({ [before(1)]: { works: 1, broken: 0 } }, TODAY)).toEqual({
      works: 0.99,
      broken: 0,
      share: null,
    });
    expect(worksFigureOf({ [TODAY]: { works: 1, broken: 0 } }, TODAY).share).toBe(1);
    expect(worksFigureOf({ [TODAY]: { works: 0, broken: 1 } }, TODAY).share).toBe(0);
  });

  it('leaves votes of days to come out', () => {
    expect(worksFigureOf({ [before(-1)]: { works: 5, broken: 5 } }, TODAY).share).toBeNull();
  });
});
