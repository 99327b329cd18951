import type { Role } from '@bigorna/domain/access/roles';
import { describe, expect, it } from 'vitest';
import { actionsFor } from './comment-actions.ts';

const row = {
  uid: 'ana',
  author: { username: 'ana', display_name: '', avatar_url: null, role: 'user' },
  hidden: false,
  reply: null,
} as const;
const reply = { uid: 'admin', author: row.author, text: 'Sim', created_at: '2026-01-01T00:00:00.000Z' };
const viewer = (role: Role, id = 'other', is_verified = true) => ({ id, role, is_verified });

describe('what is offered at a comment', () => {
  it.each([
    ['nobody', undefined, ['report', 'reportAuthor']],
    ['a member', viewer('user'), ['report', 'reportAuthor']],
    ['its author', viewer('user', 'ana'), ['edit', 'delete']],
    ['its author while not verified', viewer('user', 'ana', false), []],
    ['a moderator', viewer('moderator'), ['hide', 'remove', 'report', 'reportAuthor']],
    ['an admin', viewer('admin'), ['reply', 'hide', 'remove', 'report', 'reportAuthor']],
    ['an admin who wrote it', viewer('admin', 'ana'), ['edit', 'delete', 'reply']],
  ] as const)('R129 to %s', (_who, who, actions) => {
    expect(actionsFor(row, who, 'staff')).toEqual(actions);
  });

  it('R129 a hidden one can be restored, a reply changed and removed', () => {
    expect(actionsFor({ ...row, hidden: true, reply }, viewer('super_admin'), 'staff')).toEqual([
      'changeReply',
      'removeReply',
      'restore',
      'remove',
      'report',
      'reportAuthor',
    ]);
  });

  it.each(['moderator', 'admin'] as const)('R126 the strict setting leaves a %s what members have', (role) => {
    expect(actionsFor(row, viewer(role), 'super_admin')).toEqual(['report', 'reportAuthor']);
    expect(actionsFor(row, viewer('super_admin'), 'super_admin')).toContain('hide');
  });

  it('R113 nobody is reported whose account is deleted', () => {
    const deleted = { ...row, author: { ...row.author, username: '' } };
    expect(actionsFor(deleted, undefined, 'staff')).toEqual(['report']);
  });
});
