import { describe, expect, it } from 'vitest';
import { reportedPlace } from './reported-links.ts';

const about = { name: 'Ana', text: 'Oi', uid: 'u1', state: 'shown' };

describe('R129 where what was reported is found', () => {
  it('R129 a mod by its page', () => {
    expect(reportedPlace({ subject: 'mod', path: 'mods/m1', about })).toMatchObject({
      resource: 'mods',
      id: 'm1',
      modId: 'm1',
    });
  });
  it('R129 a member by their card', () => {
    expect(reportedPlace({ subject: 'member', path: 'profiles/u1', about })).toMatchObject({
      resource: 'users',
      id: 'u1',
      modId: null,
    });
  });
  it('R129 a comment among those of its author on that mod', () => {
    expect(reportedPlace({ subject: 'comment', path: 'mods/m1/comments/c1', about })).toMatchObject({
      resource: 'comments-moderation',
      id: null,
      filter: { queue: 'all', mod_id: 'm1', uid: 'u1' },
    });
  });
  it('R129 a comment that is gone among all of that mod', () => {
    const { filter } = reportedPlace({ subject: 'comment', path: 'mods/m1/comments/c1', about: null });
    expect(filter).toEqual({ queue: 'all', mod_id: 'm1' });
  });
});
