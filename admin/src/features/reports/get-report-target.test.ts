import { describe, expect, it } from 'vitest';
import { getReportTarget } from './get-report-target.ts';

describe('console link of a report (R129)', () => {
  it('opens the page of a reported mod (R129)', () => {
    expect(getReportTarget({ subject: 'mod', path: 'mods/m1' })).toMatchObject({
      resource: 'mods',
      id: 'm1',
      modId: 'm1',
    });
  });
  it('opens the page of a reported member (R129)', () => {
    expect(getReportTarget({ subject: 'member', path: 'profiles/u1' })).toMatchObject({
      resource: 'users',
      id: 'u1',
      modId: null,
    });
  });
  it('filters the comment list by the reported comment (R129)', () => {
    expect(getReportTarget({ subject: 'comment', path: 'mods/m1/comments/c1' })).toEqual({
      resource: 'comments-moderation',
      id: null,
      filter: { id: ['m1:c1'] },
      modId: 'm1',
    });
  });
});
