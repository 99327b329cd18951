import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { SampleIndexes } from '../sample-index.ts';
import { createSampleMod } from '../sample-mods.ts';

let samples: SampleIndexes;
let index: CatalogueIndex;
beforeEach(async () => {
  samples = new SampleIndexes();
  index = samples.create();
  await index.put([
    createSampleMod('a', { title: 'Céu Aberto', author: "Ana D'Ávila", categories: ['world', 'magic'] }),
    createSampleMod('b', { title: 'Ceuzinho', author: 'João', categories: ['world'] }),
    createSampleMod('c', {
      title: 'Lago',
      author: 'João',
      description: 'Um céu refletido',
      categories: ['world', 'food'],
    }),
    createSampleMod('d', { title: 'Mesa', author: 'joao', categories: ['decoration'] }),
  ]);
});
afterEach(() => samples.clear());

const titles = (text: string) => index.suggest(text).mods.map(({ title }) => title);

describe('suggestions', () => {
  it('match titles, and other texts only if no title matches (R025)', () => {
    expect(titles('ceu')).toEqual(['Céu Aberto', 'Ceuzinho']);
    expect(titles('c')).toEqual(expect.arrayContaining(['Céu Aberto', 'Ceuzinho']));
    expect(titles('ceu ab')).toEqual(['Céu Aberto']);
    expect(titles('refletido')).toEqual(['Lago']);
    expect(index.suggest('ceu').mods[0]).toEqual({
      id: 'a',
      slug: 'sample-a',
      title: 'Céu Aberto',
      author: "Ana D'Ávila",
      language: 'pt-BR',
      content_type: 'mod',
      thumbnail_url: null,
    });
  });

  it('match authors by any name word, ignoring case, with all their mods (R025)', () => {
    expect(index.suggest('jo').authors).toEqual([{ name: 'João', mods: 3 }]);
    expect(index.suggest('avila').authors).toEqual([{ name: "Ana D'Ávila", mods: 1 }]);
    expect(index.suggest('ana avi').authors).toEqual([{ name: "Ana D'Ávila", mods: 1 }]);
    expect(index.suggest('joao avi').authors).toEqual([]);
  });

  it('list the category with the most hits (R025)', () => {
    expect(index.suggest('ceu').categories).toEqual([{ category: 'world', mods: 3 }]);
  });

  it('find mods by a category’s name in any language (R025)', () => {
    expect(titles('nourriture')).toEqual(['Lago']);
    expect(index.suggest('魔法')).toMatchObject({ mods: [{ id: 'a' }], categories: [{ category: 'magic', mods: 1 }] });
  });

  it('tolerate typos (R025)', () => {
    expect(titles('abrto')).toEqual(['Céu Aberto']);
    expect(index.suggest('jaoo').authors).toEqual([{ name: 'João', mods: 3 }]);
  });

  it('exclude authors who no longer have mods (R025)', async () => {
    index.remove(['b', 'c', 'd']);
    expect(index.suggest('jo').authors).toEqual([]);
    await index.put([createSampleMod('a', { title: 'Outro', author: 'Bia' })]);
    expect(index.suggest('ana').authors).toEqual([]);
    expect(index.suggest('bi').authors).toEqual([{ name: 'Bia', mods: 1 }]);
  });

  it.each(['"', '*', '', '  ', '\u0000', '🔥', '%'])('are empty for %j (R025)', (text) => {
    expect(index.suggest(text)).toEqual({ mods: [], authors: [], categories: [] });
  });
});
