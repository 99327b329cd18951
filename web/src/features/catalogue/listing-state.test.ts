import { CATEGORIES, LOADERS } from '@bigorna/domain/catalogue-terms';
import { modsQuery } from '@bigorna/domain/endpoints/mods.schemas';
import { INITIAL_GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { PAGE_MAX, SEARCH_TEXT_MAX } from '@bigorna/domain/limits';
import { getListPath } from '@bigorna/domain/site-addresses';
import { describe, expect, it } from 'vitest';
import { getKindTab } from './kind-tab.ts';
import { addImpliedLoader, getFilteredGame } from './listing-game.ts';
import { findTopic, hasFeed, hasFilters, toListingQuery } from './listing-query.ts';
import { getDefaultSort, parseListingState, toListingHref } from './listing-state.ts';

const canonical = (search: string): string => toListingHref('/mods', parseListingState(search, 'mod'));

describe('listing URL', () => {
  it.each([
    ['', '/mods'],
    ['?page=1&q=', '/mods'],
    ['?v=1.21.4&g=fabric&g=forge&page=2', '/mods?v=1.21.4&g=fabric&g=forge&page=2'],
    ['?v=27.1&v=1.21.x&v=latest', '/mods?v=27.1'],
    ['?g=rift&v=9&s=luck&x=nothing&f=&a=free&m=7&u=1', '/mods'],
    ['?g=fabric&g=fabric&f=magic&f=magic', '/mods?g=fabric&f=magic'],
    ['?v=%3E%3D1.21', '/mods?v=%3E%3D1.21'],
    ['?v=%3E%3D', '/mods'],
    [`?v=%3E%3D${'1.'.repeat(80)}1`, '/mods'],
    ['?f=magic&x=magic', '/mods?x=magic'],
    ['?d=1&a=free', '/mods?d=1'],
    ['?l=en&l=pt-BR&l=en&e=client&e=moon', '/mods?e=client&l=en'],
    ['?tag=+fog%C3%A3o+a+lenha+&tag=&tag=ligas&tag=ligas', '/mods?tag=fog%C3%A3o%20a%20lenha&tag=ligas'],
    [`?tag=${'a'.repeat(60)}`, `/mods?tag=${'a'.repeat(40)}`],
    ['?d=true', '/mods'],
    ['?m=24', '/mods'],
    ['?m=48', '/mods?m=48'],
    ['?page=0', '/mods'],
    ['?page=99999999999', `/mods?page=${PAGE_MAX}`],
    ['?page=abc', '/mods'],
    ['?%', '/mods'],
    ['?q[]=1&&&=&v', '/mods'],
  ])('normalizes %s to %s (R009)', (search, href) => {
    expect(canonical(search)).toBe(href);
  });

  it.each([
    '?q=a+b',
    '?q=a%20b',
    '?q=%',
    '?q=50%25',
    '?q=c%C3%A9u&g=fabric',
    '?q=%26%3D%23',
    '?q=a&q=b',
    '?v=%3E%3D1.20+%3C1.21',
    `?q=${'é'.repeat(300)}`,
  ])('does not change the canonical URL of %s when normalized again', (search) => {
    const href = canonical(search);
    expect(canonical(href.slice('/mods'.length))).toBe(href);
  });

  it('truncates the search text to the API’s limit', () => {
    expect(parseListingState(`?q=${'a'.repeat(300)}`).q).toHaveLength(SEARCH_TEXT_MAX);
  });

  it.each([
    ['?t=addon&v=1.21.50&g=bedrock', 'mod', {}],
    ['?v=1.21.4&v=1.21.50', 'mod', { v: ['1.21.4'] }],
    ['?v=1.21.4&v=1.21.50&g=fabric', 'addon', { v: ['1.21.50'] }],
    ['?t=addon&g=fabric', undefined, { t: 'addon' }],
    ['?e=client&l=en', 'addon', { e: [], l: ['en'] }],
    ['?t=mod&e=client', undefined, { t: 'mod', e: ['client'] }],
  ] as const)('drops filters that the kind does not support: %s as %s (R009)', (search, kind, expected) => {
    const none = { t: null, v: [], g: [] };
    expect(parseListingState(search, kind, INITIAL_GAME_VERSIONS)).toMatchObject({ ...none, ...expected });
  });

  it('keeps a version that is unknown, or that both editions have (R009, R261)', () => {
    const known = { mod: ['26.1', '1.21.4'], addon: ['26.1', '26.0'] };
    const search = '?v=26.1&v=26.0&v=27.1';
    expect(parseListingState(search, 'mod', known).v).toEqual(['26.1', '27.1']);
    expect(parseListingState(search, 'addon', known).v).toEqual(['26.1', '26.0', '27.1']);
    expect(parseListingState(search, 'mod').v).toEqual(['26.1', '26.0', '27.1']);
  });
});

describe('listing order', () => {
  it('is trending, or relevance with a search text; the URL omits the default (R007)', () => {
    expect(getDefaultSort(parseListingState(''))).toBe('trending');
    expect(getDefaultSort(parseListingState('?q=forja'))).toBe('relevance');
    expect(canonical('?s=trending')).toBe('/mods');
    expect(canonical('?q=forja&s=relevance')).toBe('/mods?q=forja');
    expect(canonical('?s=relevance')).toBe('/mods');
  });

  it('is in the URL unless it is the default, which depends on the search text (R007)', () => {
    for (const sort of ['recent', 'oldest', 'downloads', 'downloads_asc', 'updated', 'rating']) {
      expect(canonical(`?s=${sort}`)).toBe(`/mods?s=${sort}`);
    }
    expect(canonical('?q=forja&s=trending')).toBe('/mods?q=forja&s=trending');
  });
});

describe('API query of a listing', () => {
  it('omits defaults', () => {
    expect(toListingQuery(parseListingState(''), {})).toEqual({});
    expect(toListingQuery(parseListingState(''), { kind: 'mod' })).toEqual({ content_type: 'mod' });
  });

  it('contains all filters, the order, the page and the page size (R006, R011)', () => {
    const search =
      '?q=+forja+&t=mod&v=%3E%3D1.21&g=fabric&f=magic&x=world&tag=ligas&a=premium&e=client&e=both&l=en&s=downloads&page=3&m=48';
    expect(toListingQuery(parseListingState(search), {})).toEqual({
      q: 'forja',
      content_type: 'mod',
      game_version: ['>=1.21'],
      loader: ['fabric'],
      category: ['magic'],
      exclude_category: ['world'],
      tag: ['ligas'],
      access: 'premium',
      side: ['client', 'both'],
      language: ['en'],
      sort: 'downloads',
      page: 3,
      limit: 48,
    });
  });

  it.each([
    `?${[...LOADERS, ...LOADERS, 'x'].map((loader) => `g=${loader}`).join('&')}`,
    `?${CATEGORIES.flatMap((category) => [`f=${category}`, `x=${category}`]).join('&')}`,
    `?${Array.from({ length: 50 }, (_range, index) => `v=%3E%3D1.${index}`).join('&')}`,
    '?v=%3E%3D1.20+%3C1.21&v=1.21.4&v=1.21',
    `?q=${'%F0%9F%94%A8'.repeat(200)}`,
    '?m=96&page=-5',
  ])('is valid for the API at any URL: %s', (search) => {
    const query = toListingQuery(parseListingState(search), {});
    expect(modsQuery.safeParse(query).error).toBeUndefined();
  });

  it('has filters if the URL sets more than order, page and page size', () => {
    expect(hasFilters(parseListingState('?s=downloads&page=2&m=48'))).toBe(false);
    for (const search of [
      '?q=a',
      '?v=1.21.4',
      '?g=fabric',
      '?f=magic',
      '?x=magic',
      '?tag=ligas',
      '?a=public',
      '?e=both',
      '?l=zh',
      '?t=mod',
    ]) {
      expect(hasFilters(parseListingState(search)), search).toBe(true);
    }
  });
});

describe('tab of the other kind', () => {
  const facets = {
    content_type: { mod: 5, addon: 3 },
    loader: {},
    game_version: {},
    category: {},
    access: {},
    side: {},
    language: {},
  };

  it('keeps text, categories and order, and shows the count of the kind (R002)', () => {
    const state = parseListingState('?q=forja&f=magic&s=downloads&page=2', 'mod');
    expect(getKindTab('addon', { state, facets }, INITIAL_GAME_VERSIONS)).toEqual({
      href: '/addons?q=forja&f=magic&s=downloads',
      count: 3,
    });
    expect(getKindTab('mod', { state, facets }, INITIAL_GAME_VERSIONS)).toEqual({
      href: '/mods?q=forja&f=magic&s=downloads',
      count: 5,
    });
  });

  it('drops unsupported versions, loaders and sides, and then has no count (R002)', () => {
    for (const search of ['?v=1.21.4&g=fabric', '?e=client']) {
      const state = parseListingState(search, 'mod');
      expect(getKindTab('addon', { state, facets }, INITIAL_GAME_VERSIONS)).toEqual({
        href: '/addons',
        count: undefined,
      });
    }
  });
});

describe('game of a listing’s filters', () => {
  it.each([
    ['?v=1.21.4&g=fabric', { version: '1.21.4', loader: 'fabric' }],
    ['?v=1.21.4&v=1.21.1&g=fabric', { version: '', loader: 'fabric' }],
    ['?v=%3E%3D1.21', { version: '', loader: '' }],
    ['', { version: '', loader: '' }],
  ])('is the only version and the only loader of %s (R008)', (search, game) => {
    expect(getFilteredGame(parseListingState(search))).toEqual(game);
  });

  it('implies Bedrock if the version allows no other loader', () => {
    expect(addImpliedLoader({ version: '1.21.50', loader: '' }, INITIAL_GAME_VERSIONS)).toEqual({
      version: '1.21.50',
      loader: 'bedrock',
    });
    expect(addImpliedLoader({ version: '1.21.4', loader: '' }, INITIAL_GAME_VERSIONS)).toEqual({
      version: '1.21.4',
      loader: '',
    });
    expect(addImpliedLoader({ version: '', loader: '' }, INITIAL_GAME_VERSIONS)).toEqual({ version: '', loader: '' });
  });
});

describe('addresses of lists in feeds and sitemaps', () => {
  it.each([
    { q: "d'água #1" },
    { q: 'a', content_type: 'mod' as const },
    { loader: ['fabric'], game_version: ['1.21.4'], category: ['magic'], tag: ['nether'] },
  ])('have the filters of %o (R223)', (query) => {
    const path = getListPath(query);
    expect(toListingQuery(parseListingState(path.slice(path.indexOf('?'))), {})).toEqual(query);
    expect(toListingHref('/search', parseListingState(path.slice(path.indexOf('?'))))).toBe(path);
  });

  it.each([
    ['?q=a&v=1.21.4&g=fabric&f=magic&tag=b&t=mod&s=recent&page=2&m=48', true],
    ['?x=magic', false],
    ['?l=pt', false],
    ['?d=1', false],
  ])('of %s: a feed exists: %s (R223)', (search, exists) => {
    expect(hasFeed(toListingQuery(parseListingState(search), { author: 'ana' }))).toBe(exists);
  });

  it.each([
    ['?f=magic', { category: 'magic' }],
    ['?tag=a&tag=a', { tag: 'a' }],
    ['?tag=%20', undefined],
    ['?f=magic&tag=a', undefined],
    ['?f=magic&q=a', undefined],
  ])('of %s: the topic is %o (R225)', (search, topic) => {
    expect(findTopic(parseListingState(search))).toEqual(topic);
  });
});
