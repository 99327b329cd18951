import type { Category } from '@bigorna/domain/catalogue-terms';
import { describe, expect, it } from 'vitest';
import { suggestionsFor } from './suggestion-list.ts';

const NAMES: Partial<Record<Category, string>> = { decoration: 'Decoração', technology: 'Tecnologia' };
const nameOf = (category: Category): string => NAMES[category] ?? category;

const mod = {
  id: 'm',
  slug: 'forja-fria',
  title: 'Forja Fria',
  author: 'Ana',
  language: 'pt-BR' as const,
  content_type: 'mod' as const,
  thumbnail_url: null,
};

describe('the rows that the search suggests', () => {
  it('R025 are mods, authors, categories, and all results at the end', () => {
    const found = {
      mods: [mod],
      authors: [{ name: 'Ana & Bia', mods: 2 }],
      categories: [{ category: 'technology' as const, mods: 4 }],
    };
    expect(suggestionsFor('for ja', found, nameOf).map(({ kind, href }) => [kind, href])).toEqual([
      ['mod', '/mods/forja-fria'],
      ['author', '/search?q=Ana%20%26%20Bia'],
      ['category', '/search?q=for%20ja&f=technology'],
      ['all', '/search?q=for%20ja'],
    ]);
  });

  it('R025 know the categories by their own names, without the API and without accents', () => {
    expect(suggestionsFor('decoracao', undefined, nameOf).map(({ title, href }) => [title, href])).toEqual([
      ['Decoração', '/search?f=decoration'],
      ['decoracao', '/search?q=decoracao'],
    ]);
  });

  it('R025 name a category once', () => {
    const found = { mods: [], authors: [], categories: [{ category: 'technology' as const, mods: 4 }] };
    expect(suggestionsFor('tec', found, nameOf).map(({ href }) => href)).toEqual([
      '/search?f=technology',
      '/search?q=tec',
    ]);
  });

  it('R025 are none for nothing typed, and none where nothing fits', () => {
    expect(suggestionsFor('', undefined, nameOf)).toEqual([]);
    expect(suggestionsFor('zz', { mods: [], authors: [], categories: [] }, nameOf)).toEqual([]);
  });
});
