import { modBody } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { expect, test } from 'vitest';
import { getChangedFields, getChanges } from './get-changes.ts';

const loaded = {
  title: 'Forja',
  license: null,
  tags: ['a'],
  links: { source: null, issues: null, site: null },
  thumbnail_url: '/media/a.webp',
  views: 3,
};

test('finds no change in an untouched form with empty inputs', () => {
  expect(getChangedFields(loaded, { ...loaded, license: '', links: { source: '', issues: null, site: '' } })).toEqual(
    [],
  );
});

test('sends only changed fields, and a changed list or object as a whole', () => {
  const values = {
    ...loaded,
    tags: ['a', 'b'],
    links: { source: 'https://x.test', issues: null, site: null },
    views: 9,
  };
  expect(getChanges(loaded, values)).toEqual({ tags: ['a', 'b'], links: values.links });
});

test('sends a removed value as null', () => {
  expect(getChanges(loaded, { ...loaded, thumbnail_url: null })).toEqual({ thumbnail_url: null });
});

const full = {
  ...loaded,
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
  ['from inputs', { ...emptied, links: { source: '', issues: null, site: null } }],
  ['from react-admin', { ...emptied, short_description: null, description: null, tags: null, gallery: null }],
])('sends emptied fields in the API’s format: %s', (_how, typed) => {
  const changes = getChanges(full, { ...full, ...typed });
  expect(modBody.parse(changes)).toEqual(emptied);
});

test.each(['', null, undefined])('keeps the saved slug when the field is emptied: %j', (slug) => {
  expect(getChanges({ title: 'Minas', slug: 'minas' }, { title: 'Minas 2', slug })).toEqual({ title: 'Minas 2' });
});
test('sends a changed slug', () => {
  expect(getChanges({ slug: 'minas' }, { slug: 'minas-2' })).toEqual({ slug: 'minas-2' });
});
