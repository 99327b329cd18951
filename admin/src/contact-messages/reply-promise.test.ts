import { describe, expect, it } from 'vitest';
import { replyPromise } from './reply-promise.ts';

const now = new Date('2026-11-22T12:00:00Z');

describe('R132 the promise of an answer within a day', () => {
  it.each([
    ['2026-11-22T11:00:00Z', { isOverdue: false, hours: 23 }],
    ['2026-11-21T12:30:00Z', { isOverdue: false, hours: 0 }],
    ['2026-11-21T12:00:00Z', { isOverdue: false, hours: 0 }],
    ['2026-11-21T11:30:00Z', { isOverdue: true, hours: 0 }],
    ['2026-11-20T12:00:00Z', { isOverdue: true, hours: 24 }],
  ])('R132 written at %s', (created, promise) => {
    expect(replyPromise(new Date(created), now)).toMatchObject(promise);
  });
});
