import { describe, expect, it } from 'vitest';
import { getCommentActions } from './comment-actions.ts';

const reports = [{ id: 'r', reason: 'spam', created_at: '2026-11-22T00:00:00Z' }];
const reply = {
  uid: 'a',
  author: { username: 'a', display_name: 'A', avatar_url: null, role: 'admin' as const },
  text: 'Oi',
  created_at: '2026-11-22T00:00:00Z',
};

describe('comment moderation (R129)', () => {
  it.each([
    ['hides or removes a visible comment', { hidden: false, reports: [], reply: null }, true, 'hide remove reply'],
    ['keeps a reported comment', { hidden: false, reports, reply: null }, true, 'hide keep remove reply'],
    ['restores a hidden comment', { hidden: true, reports, reply: null }, true, 'restore remove reply'],
    ['replaces or removes a reply', { hidden: false, reports: [], reply }, true, 'hide remove reply remove_reply'],
    ['offers moderators no reply', { hidden: false, reports: [], reply }, false, 'hide remove'],
  ])('%s (R129)', (_name, comment, canReply, actions) => {
    expect(getCommentActions(comment, canReply).join(' ')).toBe(actions);
  });
});
