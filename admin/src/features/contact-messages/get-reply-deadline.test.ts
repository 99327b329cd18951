import { describe, expect, it } from 'vitest';
import { getReplyDeadline } from './get-reply-deadline.ts';

const now = new Date('2026-11-22T12:00:00Z');

describe('reply deadline of one day (R132)', () => {
  it.each([
    ['2026-11-22T11:00:00Z', { isOverdue: false, hours: 23 }],
    ['2026-11-21T12:30:00Z', { isOverdue: false, hours: 0 }],
    ['2026-11-21T12:00:00Z', { isOverdue: false, hours: 0 }],
    ['2026-11-21T11:30:00Z', { isOverdue: true, hours: 0 }],
    ['2026-11-20T12:00:00Z', { isOverdue: true, hours: 24 }],
  ])('computes the hours left or overdue for a message sent at %s (R132)', (created, promise) => {
    expect(getReplyDeadline(new Date(created), now)).toMatchObject(promise);
  });
});
