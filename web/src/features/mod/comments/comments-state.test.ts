import { describe, expect, it } from 'vitest';
import { getCommentsUrl, parseCommentsState } from './comments-state.ts';

describe('state of the comments in a mod page’s URL', () => {
  it.each([
    ['?tab=comments', { sort: 'newest', kind: 'all', page: 1 }],
    ['?tab=comments&o=oldest&k=bug&p=3', { sort: 'oldest', kind: 'bug', page: 3 }],
    ['?tab=comments&o=useful&k=question', { sort: 'useful', kind: 'question', page: 1 }],
    ['?tab=comments&c=a-Comment_7', { sort: 'newest', kind: 'all', page: 1, comment: 'a-Comment_7' }],
    ['?tab=comments&v=1.21.4&k=comment', { sort: 'newest', kind: 'comment', page: 1 }],
  ] as const)('is read from %s as %o and written back (R106)', (search, state) => {
    expect(parseCommentsState(search)).toEqual(state);
    const [tab = ''] = search.split(/&(?=[okpc]=)/);
    expect(getCommentsUrl(tab, state)).toBe(search);
  });

  it.each([
    '?o=best',
    '?k=spam',
    '?p=0',
    '?p=-1',
    '?p=1.5',
    '?p=x',
    '?p=10001',
    '?o=newest&k=all&p=1',
    '?c=',
    '?c=a/b',
  ])('is the default for %s (R106)', (search) => {
    expect(getCommentsUrl('?tab=comments', parseCommentsState(search))).toBe('?tab=comments');
  });
});
