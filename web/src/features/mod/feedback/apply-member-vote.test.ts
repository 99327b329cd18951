import { describe, expect, it } from 'vitest';
import { applyMemberVote } from './apply-member-vote.ts';

const withVotes = (works: number, broken: number) => ({
  releases: { r1: { works, broken }, r2: { works: 9, broken: 9 } },
});

describe('adding the member’s vote to the votes of a release', () => {
  it('counts the first vote of a release (R107)', () => {
    expect(applyMemberVote({ releases: {} }, 'r1', null, true)).toEqual({ releases: { r1: { works: 1, broken: 0 } } });
  });

  it('counts a vote, moves a changed vote, and subtracts a removed vote (R107)', () => {
    expect(applyMemberVote(withVotes(3, 1), 'r1', null, false)).toEqual(withVotes(3, 2));
    expect(applyMemberVote(withVotes(3, 1), 'r1', false, true)).toEqual(withVotes(4, 0));
    expect(applyMemberVote(withVotes(3, 1), 'r1', true, null)).toEqual(withVotes(2, 1));
  });

  it('ignores an equal vote, and never counts below zero (R107)', () => {
    const votes = withVotes(0, 1);
    expect(applyMemberVote(votes, 'r1', true, true)).toBe(votes);
    expect(applyMemberVote(votes, 'r1', true, false)).toEqual(withVotes(0, 2));
  });
});
