import { describe, expect, it } from 'vitest';
import { countRecentVotes } from './compat-votes.ts';
import { DAY_MS, VOTE_DAYS } from './limits.ts';
import { toDay } from './trending.ts';

const TODAY = '2026-11-21';
const getDayBefore = (days: number): string => toDay(new Date(Date.parse(TODAY) - days * DAY_MS));

describe('votes about a release', () => {
  it('count if they are from the last 30 days, including today; older votes do not (R107)', () => {
    const days = {
      [TODAY]: { works: 3, broken: 1 },
      [getDayBefore(VOTE_DAYS - 1)]: { works: 9, broken: 2 },
      [getDayBefore(VOTE_DAYS)]: { works: 90, broken: 9 },
    };
    expect(countRecentVotes(days, TODAY)).toEqual({ works: 12, broken: 3 });
  });

  it('are zero without votes, and leave out votes of future days', () => {
    expect(countRecentVotes({}, TODAY)).toEqual({ works: 0, broken: 0 });
    expect(countRecentVotes({ [getDayBefore(-1)]: { works: 5, broken: 5 } }, TODAY)).toEqual({ works: 0, broken: 0 });
  });
});
