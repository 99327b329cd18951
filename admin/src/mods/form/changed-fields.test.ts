import { modBody } from '@bigorna/domain/endpoints/admin/staff-mod';
import { expect, test } from 'vitest';
import { changedFields, changesOf } from './changed-fields.ts';

const seen = {
  title: 'Forja',
  license: null,
  tags: ['a'],
  links: { source: null, issues: null, site: null },
  thumbnail_url: '/media/a.webp',
  views: 3,
};

test('a form that was not touched changes nothing, though its empty inputs are empty texts', () => {
  expect(changedFields(seen, { ...seen, license: '', links: { source: '', issues: null, site: '' } })).toEqual([]);
});

test('only what differs is sent, lists and maps whole', () => {
  const values = { ...seen, tags: ['a', 'b'], links: { source: 'https://x.test', issues: null, site: null }, views: 9 };
  expect(changesOf(seen, values)).toEqual({ tags: ['a', 'b'], links: values.links });
});

test('what was taken away is sent as null', () => {
  expect(changesOf(seen, { ...seen, thumbnail_url: null })).toEqual({ thumbnail_url: null });
});

const full = {
  ...seen,
  short_description: 'Um resumo',
  description: 'Uma descrição',
  license: 'MIT',
  links: { source: 'https://x.test/', issues: null, site: null },
  categories: ['magic'],
  gallery: [{ url: '/media/b.webp', width: 1, height: 1, alt: '' }],
};
const emptied = {
  short_description: '',
  description: '',
  license: null,
  links: { source: null, issues: null, site: null },
  categories: [],
  tags: [],
  gallery: [],
};

test.each([
  ['as inputs leave them', { ...emptied, links: { source: '', issues: null, site: null } }],
  [
    'as react-admin empties them',
    { ...emptied, short_description: null, description: null, tags: null, gallery: null },
  ],
])('fields that were emptied are sent as the API takes them: %s', (_how, typed) => {
  const changes = changesOf(full, { ...full, ...typed });
  expect(modBody.parse(changes)).toEqual(emptied);
});
