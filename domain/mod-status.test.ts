import { describe, expect, it } from 'vitest';
import { MOD_MOVES, MOD_STATUS, MOD_STATUSES, statusAfter } from './mod-status.ts';

describe('mod status', () => {
  it('has exactly the moves of the decisions', () => {
    const moves = MOD_STATUSES.flatMap((from) =>
      MOD_MOVES.flatMap((move) => {
        const to = statusAfter(from, move, 'approved');
        return to ? [`${from} ${move} ${to}`] : [];
      }),
    );
    expect(moves).toEqual([
      'draft submit pending',
      'draft archive archived',
      'pending approve approved',
      'pending reject rejected',
      'pending archive archived',
      'approved reject rejected',
      'approved archive archived',
      'rejected reopen pending',
      'rejected archive archived',
      'archived restore approved',
    ]);
  });
  it('shows visitors approved mods only', () => {
    expect(MOD_STATUSES.filter((status) => MOD_STATUS[status].visible)).toEqual(['approved']);
  });
  it('restores to a draft when the former status is unknown', () => {
    expect(statusAfter('archived', 'restore')).toBe('draft');
  });
});
