import { type CountsBucket, modCounts } from '@bigorna/domain/entities/mod';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { SampleIndexes } from '../sample-index.ts';
import { createSampleMod } from '../sample-mods.ts';

let indexes: SampleIndexes;
let index: CatalogueIndex;
beforeEach(() => {
  indexes = new SampleIndexes();
  index = indexes.create();
});
afterEach(() => indexes.clear());

const day = (date: number): Date => new Date(Date.UTC(2026, 0, date));
const putCounts = (mods: CountsBucket['mods']) => index.putCounts([{ mods, updated_at: day(1) }]);

it('sums the mods of an author under the newest spelling of the name (R225)', async () => {
  await index.put([
    createSampleMod('a', { author: 'JOAO  da silva', categories: ['magic', 'food'], published_at: day(2) }),
    createSampleMod('b', { author: 'João da Silva', categories: ['food'], published_at: day(9), released_at: day(9) }),
    createSampleMod('c', {
      author: 'João-da-Silva',
      content_type: 'addon',
      categories: ['food', 'magic', 'world', 'mobs'],
      published_at: day(5),
      released_at: day(12),
    }),
    createSampleMod('other', { author: 'João Silva' }),
  ]);
  const counts = modCounts.parse({ downloads: 10, favorites: 2, ratings: 2, stars: 9 });
  await putCounts({ a: counts, c: { ...counts, ratings: 1, stars: 3 }, other: counts });
  const author = {
    key: 'joao-da-silva',
    name: 'João da Silva',
    mods: 2,
    addons: 1,
    downloads: 20,
    favorites: 4,
    rating: 4,
    ratings: 3,
    categories: ['food', 'magic', expect.stringMatching(/^(world|mobs)$/)],
    first_published_at: day(2).toISOString(),
    released_at: day(12).toISOString(),
  };
  for (const name of ['joao-da-silva', 'João da Silva', ' JOÃO_DA_SILVA ']) expect(index.author(name)).toEqual(author);
});

it('has no rating without ratings, and disappears with the last mod (R225)', async () => {
  await index.put([createSampleMod('a', { author: 'Íris' })]);
  expect(index.author('iris')).toMatchObject({ rating: null, ratings: 0, downloads: 0, categories: [] });
  expect(index.author('iri')).toBeUndefined();
  index.remove(['a']);
  expect(index.author('iris')).toBeUndefined();
});
