import { expect, it } from 'vitest';
import { diffFields, mergeChanges } from './merge-changes.ts';

const before = { title: { 'pt-BR': 'Um', 'en-US': 'One' }, path: null, rows: [{ name: 'a' }, { name: 'b' }] };

it('keeps a colleague’s fields and translations that the input did not change (R132)', () => {
  const newer = { ...before, title: { 'pt-BR': 'Um', 'en-US': 'First' }, path: '/faq' };
  const input = { ...before, title: { 'pt-BR': 'Primeiro', 'en-US': 'One', 'fr-FR': undefined }, path: '' };
  expect(mergeChanges(before, newer, input)).toEqual({
    ...newer,
    title: { 'pt-BR': 'Primeiro', 'en-US': 'First' },
  });
});

it('overwrites a changed list as a whole (R132)', () => {
  const newer = { ...before, rows: [{ name: 'a' }] };
  expect(mergeChanges(before, newer, { ...before, rows: [...before.rows, { name: 'c' }] })).toEqual({
    ...before,
    rows: [...before.rows, { name: 'c' }],
  });
  expect(mergeChanges(before, newer, before)).toEqual(newer);
});

it('lists fields that differ, and treats empty and missing values as equal (R132)', () => {
  expect(diffFields(['title', 'path'], before, { ...before, path: '' })).toEqual([]);
  expect(diffFields(['title', 'path'], before, { ...before, path: '/faq' })).toEqual([
    { field: 'path', before: null, after: '/faq' },
  ]);
});
