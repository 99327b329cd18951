import { describe, expect, it } from 'vitest';
import { getStatusAfter, MOD_STATUS, MOD_STATUSES, MOD_TRANSITIONS } from './mod-status.ts';

describe('mod status', () => {
  it('allows exactly the listed transitions', () => {
    const transitions = MOD_STATUSES.flatMap((from) =>
      MOD_TRANSITIONS.flatMap((move) => {
        const to = getStatusAfter(from, move, 'approved');
        return to ? [`${from} ${move} ${to}`] : [];
      }),
    );
    expect(transitions).toEqual([
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
  it('shows visitors only approved mods', () => {
    expect(MOD_STATUSES.filter((status) => MOD_STATUS[status].visible)).toEqual(['approved']);
  });
  it('restores a mod to draft when the previous status is unknown', () => {
    expect(getStatusAfter('archived', 'restore')).toBe('draft');
  });
});
