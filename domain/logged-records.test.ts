import { expect, it } from 'vitest';
import { findLoggedRecords } from './logged-records.ts';

const find = (fields: Record<string, unknown> | null, withLists = false) =>
  Object.fromEntries(findLoggedRecords(fields, withLists));

it('finds mods, members, releases and paths in logged fields and filters (R131)', () => {
  expect(find(null)).toEqual({});
  expect(find({ mod_of_the_week: 'm1', uid: 'u1', title: 'm2', sent_by: null })).toEqual({
    m1: 'mods/m1',
    u1: 'users/u1',
  });
  expect(find({ filter: { mod_id: 'm1', release_id: 'r1' } })).toEqual({ m1: 'mods/m1', r1: 'mods/m1/releases/r1' });
  expect(find({ filter: { actor: 'u1', about: 'ads/a1' } })).toEqual({ u1: 'users/u1', 'ads/a1': 'ads/a1' });
});

it('finds ids in lists only on request (R131)', () => {
  const fields = { dependencies: ['m1', 'm2'] };
  expect(find(fields)).toEqual({});
  expect(find(fields, true)).toEqual({ m1: 'mods/m1', m2: 'mods/m2' });
  expect(find({ dependencies: [{ mod_id: 'm1', title: 'Bússola' }] }, true)).toEqual({});
});
