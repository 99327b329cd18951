import { modCounts } from '@bigorna/domain/entities/mod';
import { RELATED_MAX } from '@bigorna/domain/limits';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { SampleIndexes } from '../sample-index.ts';
import { createSampleMod, createSampleMods } from '../sample-mods.ts';

let samples: SampleIndexes;
let index: CatalogueIndex;
beforeEach(() => {
  samples = new SampleIndexes();
  index = samples.create();
});
afterEach(() => samples.clear());

const related = (id: string) => {
  const { by_author, similar } = index.related(id);
  return { by_author: by_author.map((card) => card.id), similar: similar.map((card) => card.id) };
};

it('related mods are the author’s, most downloaded first, and the most similar (R013)', async () => {
  await index.put([
    createSampleMod('it', {
      author: 'Bia',
      categories: ['magic', 'world'],
      tags: ['varinha'],
      compat: ['forge@1.20.1'],
    }),
    createSampleMod('own', { author: 'bia', categories: ['food'] }),
    createSampleMod('own-popular', { author: 'Bia' }),
    createSampleMod('tag', { tags: ['Varinha'], categories: ['world'] }),
    createSampleMod('rare', { categories: ['magic'] }),
    createSampleMod('common', { categories: ['world'] }),
    createSampleMod('commoner', { categories: ['world'], content_type: 'addon' }),
    createSampleMod('common-too', { categories: ['world'], compat: ['forge@1.12.2'] }),
  ]);
  await index.putCounts([{ mods: { 'own-popular': modCounts.parse({ downloads: 9 }) }, updated_at: new Date() }]);
  const { by_author, similar } = related('it');
  expect(by_author).toEqual(['own-popular', 'own']);
  expect(similar).toEqual(['tag', 'rare', 'common-too', 'common']);
});

it('related mods never include the mod itself, and are empty for an unknown mod (R013)', async () => {
  const mods = createSampleMods(60, 5);
  await index.put(mods);
  expect(related('nobody')).toEqual({ by_author: [], similar: [] });
  for (const { id, content_type } of mods) {
    const { by_author, similar } = index.related(id);
    const ids = [...by_author, ...similar].map((card) => card.id);
    expect(ids).toHaveLength(2 * RELATED_MAX);
    expect(ids).not.toContain(id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(similar.every((card) => card.content_type === content_type)).toBe(true);
  }
});
