import type { View } from '#shared/lists/saved-views.tsx';

const view = (key: string, filter: View['filter'], sort?: View['sort']): View => ({
  label: `console.mods.view.${key}`,
  filter,
  ...(sort ? { sort } : {}),
});

const NEWEST = { field: 'updated_at', order: 'DESC' } as const;

/** Daily filters of staff. The pending view shows the oldest first. */
export const MOD_VIEWS: readonly View[] = [
  view('pending', { status: 'pending' }, { field: 'submitted_at', order: 'ASC' }),
  view('approved', { status: 'approved' }, NEWEST),
  view('featured', { featured: true }, NEWEST),
  view('draft', { status: 'draft' }, NEWEST),
  view('rejected', { status: 'rejected' }, NEWEST),
  view('archived', { status: 'archived' }, NEWEST),
  view('deleted', { deleted: true }, NEWEST),
  view('all', {}, NEWEST),
];
