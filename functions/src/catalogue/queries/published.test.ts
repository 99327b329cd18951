import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { SampleIndexes } from '../sample-index.ts';
import { createSampleMod } from '../sample-mods.ts';

let indexes: SampleIndexes;
let index: CatalogueIndex;
const day = (date: number): Date => new Date(Date.UTC(2026, 0, date));

beforeEach(async () => {
  indexes = new SampleIndexes();
  index = indexes.create();
  await index.put([
    createSampleMod('b', { title: 'B', published_at: day(2), updated_at: day(20), author: 'Íris' }),
    createSampleMod('a', {
      title: 'A',
      published_at: day(1),
      updated_at: day(5),
      thumbnail_url: '/media/thumbnails/a.webp',
    }),
    createSampleMod('c', { title: 'C', published_at: day(3), updated_at: day(4), author: 'iris' }),
  ]);
});
afterEach(() => indexes.clear());

it('lists mods by publication, oldest first, also after a change (R223)', async () => {
  const a = { slug: 'sample-a', title: 'A', thumbnail_url: '/media/thumbnails/a.webp', updated: day(5).getTime() };
  expect(index.listPublished(0, 1)).toEqual([a]);
  await index.put([createSampleMod('a', { title: 'A', published_at: day(1), updated_at: day(30) })]);
  expect(index.listPublished(0, 10).map(({ slug }) => slug)).toEqual(['sample-a', 'sample-b', 'sample-c']);
  expect(index.listPublished(1, 1)).toMatchObject([{ slug: 'sample-b', thumbnail_url: null }]);
  expect(index.listPublished(3, 10)).toEqual([]);
  index.remove(['b']);
  expect(index.listPublished(1, 10)).toMatchObject([{ slug: 'sample-c' }]);
});

it('lists authors by key with their last change (R223)', () => {
  const ana = { key: 'ana', updated: day(5).getTime() };
  expect(index.listAuthors('', 1)).toEqual([ana]);
  expect(index.listAuthors('ana', 10)).toEqual([{ key: 'iris', updated: day(20).getTime() }]);
  expect(index.listAuthors('iris', 10)).toEqual([]);
});

it('counts authors, and knows the last change of each part (R223)', () => {
  expect(index.outline(2)).toEqual({ authors: 2, mods: [day(20).getTime(), day(4).getTime()] });
  index.remove(['a', 'b', 'c']);
  expect(index.outline(2)).toEqual({ authors: 0, mods: [] });
});
