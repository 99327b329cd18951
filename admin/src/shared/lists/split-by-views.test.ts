import { expect, it } from 'vitest';
import { splitByViews } from './split-by-views.ts';

it('separates the filters of the views from the search and other filters (R123)', () => {
  const views = [
    { label: 'all', filter: {} },
    { label: 'trash', filter: { deleted: true } },
    { label: 'draft', filter: { status: 'draft' } },
  ];
  expect(splitByViews(views, { q: 'lanterna', status: 'approved', category: 'magic' })).toEqual({
    ofViews: { status: 'approved' },
    others: { q: 'lanterna', category: 'magic' },
  });
});
