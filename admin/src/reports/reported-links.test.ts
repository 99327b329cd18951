import { describe, expect, it } from 'vitest';
import { reportedPlace } from './reported-links.ts';

describe('R129 where what was reported is found', () => {
  it('R129 a mod by its page', () => {
    expect(reportedPlace({ subject: 'mod', path: 'mods/m1' })).toMatchObject({
      resource: 'mods',
      id: 'm1',
      modId: 'm1',
    });
  });
  it('R129 a member by their card', () => {
    expect(reportedPlace({ subject: 'member', path: 'profiles/u1' })).toMatchObject({
      resource: 'users',
      id: 'u1',
      modId: null,
    });
  });
  it('R129 a comment alone, by its key in the console', () => {
    expect(reportedPlace({ subject: 'comment', path: 'mods/m1/comments/c1' })).toEqual({
      resource: 'comments-moderation',
      id: null,
      filter: { id: ['m1:c1'] },
      modId: 'm1',
    });
  });
});
