import { describe, expect, it } from 'vitest';
import { verbsFor } from './comment-verbs.ts';

const reports = [{ id: 'r', reason: 'spam', created_at: '2026-11-22T00:00:00Z' }];
const reply = {
  uid: 'a',
  author: { username: 'a', display_name: 'A', avatar_url: null, role: 'admin' as const },
  text: 'Oi',
  created_at: '2026-11-22T00:00:00Z',
};

describe('R129 what staff are offered at a comment', () => {
  it.each([
    ['a shown one', { hidden: false, reports: [], reply: null }, true, 'hide remove reply'],
    ['a reported one can be kept', { hidden: false, reports, reply: null }, true, 'hide keep remove reply'],
    ['a hidden one', { hidden: true, reports, reply: null }, true, 'restore remove reply'],
    ['an answered one', { hidden: false, reports: [], reply }, true, 'hide remove reply remove_reply'],
    ['moderators do not answer', { hidden: false, reports: [], reply }, false, 'hide remove'],
  ])('R129 %s', (_name, comment, mayReply, verbs) => {
    expect(verbsFor(comment, mayReply).join(' ')).toBe(verbs);
  });
});
