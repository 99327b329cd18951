import type { Category } from '@bigorna/domain/catalogue-terms';
import { describe, expect, it } from 'vitest';
import { buildSuggestions } from './suggestion-list.ts';

const NAMES: Partial<Record<Category, string>> = { decoration: 'Decoração', technology: 'Tecnologia' };
const getName = (category: Category): string => NAMES[category] ?? category;

const mod = {
  id: 'm',
  slug: 'forja-fria',
  title: 'Forja Fria',
  author: 'Ana',
  language: 'pt-BR' as const,
  content_type: 'mod' as const,
  thumbnail_url: null,
};

describe('search suggestions', () => {
  it('list mods, authors, one category, and all results at the end (R025)', () => {
    const found = {
      mods: [mod],
      authors: [{ name: 'Ana & Bia', mods: 2 }],
      categories: [{ category: 'technology' as const, mods: 4 }],
    };
    expect(buildSuggestions('for ja', found, getName).map(({ kind, href }) => [kind, href])).toEqual([
      ['mod', '/mods/forja-fria'],
      ['author', '/authors/ana-bia'],
      ['category', '/search?q=for%20ja&f=technology'],
      ['all', '/search?q=for%20ja'],
    ]);
  });

  it('contain a category found by its name, ignoring accents, before the API responds (R025)', () => {
    expect(buildSuggestions('decoracao', undefined, getName).map(({ title, href }) => [title, href])).toEqual([
      ['Decoração', '/search?f=decoration'],
      ['decoracao', '/search?q=decoracao'],
    ]);
  });

  it('list at most one category, after the mods: by name, else by hits (R025)', () => {
    const categories = [{ category: 'magic' as const, mods: 4 }];
    const found = { mods: [mod], authors: [], categories };
    expect(buildSuggestions('tec', found, getName).map(({ kind, href }) => [kind, href])).toEqual([
      ['mod', '/mods/forja-fria'],
      ['category', '/search?f=technology'],
      ['all', '/search?q=tec'],
    ]);
    expect(buildSuggestions('fria', found, getName).map(({ href }) => href)).toEqual([
      '/mods/forja-fria',
      '/search?q=fria&f=magic',
      '/search?q=fria',
    ]);
  });

  it('list a category only once (R025)', () => {
    const found = { mods: [], authors: [], categories: [{ category: 'technology' as const, mods: 4 }] };
    expect(buildSuggestions('tec', found, getName).map(({ href }) => href)).toEqual([
      '/search?f=technology',
      '/search?q=tec',
    ]);
  });

  it('are empty without a text or a match (R025)', () => {
    expect(buildSuggestions('', undefined, getName)).toEqual([]);
    expect(buildSuggestions('zz', { mods: [], authors: [], categories: [] }, getName)).toEqual([]);
  });
});
