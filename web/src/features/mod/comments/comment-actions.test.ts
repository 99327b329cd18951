import type { Role } from '@bigorna/domain/access/roles';
import { describe, expect, it } from 'vitest';
import { getActions } from './comment-actions.ts';

const row = {
  uid: 'ana',
  author: { username: 'ana', display_name: '', avatar_url: null, role: 'user' },
  hidden: false,
  reply: null,
  parent: null,
} as const;
const reply = { uid: 'admin', author: row.author, text: 'Sim', created_at: '2026-01-01T00:00:00.000Z' };
const viewer = (role: Role, id = 'other', is_verified = true) => ({ id, role, is_verified });

describe('comment actions', () => {
  it.each([
    ['nobody', undefined, ['copyLink', 'report', 'reportAuthor']],
    ['a member', viewer('user'), ['copyLink', 'report', 'reportAuthor']],
    ['its author', viewer('user', 'ana'), ['edit', 'delete', 'copyLink']],
    ['its author while not verified', viewer('user', 'ana', false), ['copyLink']],
    ['a moderator', viewer('moderator'), ['hide', 'remove', 'copyLink', 'report', 'reportAuthor']],
    ['an admin', viewer('admin'), ['reply', 'hide', 'remove', 'copyLink', 'report', 'reportAuthor']],
    ['an admin who wrote it', viewer('admin', 'ana'), ['edit', 'delete', 'reply', 'copyLink']],
  ] as const)('depend on the viewer, such as %s (R129)', (_who, who, actions) => {
    expect(getActions(row, who, 'staff')).toEqual(actions);
  });

  it('contain restoring a hidden comment, and changing and removing an official reply (R129)', () => {
    expect(getActions({ ...row, hidden: true, reply }, viewer('super_admin'), 'staff')).toEqual([
      'changeReply',
      'removeReply',
      'restore',
      'remove',
      'report',
      'reportAuthor',
    ]);
  });

  it('on a reply in a thread are all except the official reply (R129)', () => {
    const all = getActions(row, viewer('admin'), 'staff');
    const inThread = getActions({ ...row, parent: 'a-comment' }, viewer('admin'), 'staff');
    expect(inThread).toEqual(all.filter((action) => action !== 'reply'));
    expect(all).toContain('reply');
  });

  it.each(['moderator', 'admin'] as const)(
    'of a %s are those of a member when only super_admins may use the console (R126)',
    (role) => {
      expect(getActions(row, viewer(role), 'super_admin')).toEqual(['copyLink', 'report', 'reportAuthor']);
      expect(getActions(row, viewer('super_admin'), 'super_admin')).toContain('hide');
    },
  );

  it('do not contain a report of the author when the account is deleted (R113)', () => {
    const deleted = { ...row, author: { ...row.author, username: '' } };
    expect(getActions(deleted, undefined, 'staff')).toEqual(['copyLink', 'report']);
  });
});
