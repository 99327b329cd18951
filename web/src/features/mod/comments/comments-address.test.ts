import { describe, expect, it } from 'vitest';
import { commentsStateOf, withComments } from './comments-address.ts';

describe('the comments in a mod page’s address', () => {
  it.each([
    ['?tab=comments', { sort: 'newest', kind: 'all', page: 1 }],
    ['?tab=comments&o=oldest&k=bug&p=3', { sort: 'oldest', kind: 'bug', page: 3 }],
    ['?tab=comments&v=1.21.4&k=comment', { sort: 'newest', kind: 'comment', page: 1 }],
  ] as const)('R106 %s says %o, and is written the same way', (search, state) => {
    expect(commentsStateOf(search)).toEqual(state);
    const [tab = ''] = search.split(/&(?=[okp]=)/);
    expect(withComments(tab, state)).toBe(search);
  });

  it.each(['?o=best', '?k=spam', '?p=0', '?p=-1', '?p=1.5', '?p=x', '?p=10001', '?o=newest&k=all&p=1'])(
    'R106 %s asks for nothing of its own',
    (search) => {
      expect(withComments('?tab=comments', commentsStateOf(search))).toBe('?tab=comments');
    },
  );
});
