import { CATEGORIES, LOADERS } from '@bigorna/domain/catalogue-terms';
import { modsQuery } from '@bigorna/domain/endpoints/mods';
import { PAGE_MAX, SEARCH_TEXT_MAX } from '@bigorna/domain/limits';
import { describe, expect, it } from 'vitest';
import { kindTab } from './kind-tab.ts';
import { filteredGame, wholeGame } from './listing-game.ts';
import { isNarrowed, questionFor } from './listing-question.ts';
import { listingHref, listingStateOf, usualSort } from './listing-state.ts';

const canonical = (search: string): string => listingHref('/mods', listingStateOf(search, 'mod'));

describe('a listing’s address', () => {
  it.each([
    ['', '/mods'],
    ['?page=1&q=', '/mods'],
    ['?v=1.21.4&g=fabric&g=forge&page=2', '/mods?v=1.21.4&g=fabric&g=forge&page=2'],
    ['?g=rift&v=9.9&s=luck&x=nothing&f=&a=free&m=7&u=1', '/mods'],
    ['?g=fabric&g=fabric&f=magic&f=magic', '/mods?g=fabric&f=magic'],
    ['?v=%3E%3D1.21', '/mods?v=%3E=1.21'],
    ['?v=%3E%3D', '/mods'],
    [`?v=%3E%3D${'1.'.repeat(80)}1`, '/mods'],
    ['?f=magic&x=magic', '/mods?x=magic'],
    ['?d=1&a=free', '/mods?d=1'],
    ['?d=true', '/mods'],
    ['?m=24', '/mods'],
    ['?m=48', '/mods?m=48'],
    ['?page=0', '/mods'],
    ['?page=99999999999', `/mods?page=${PAGE_MAX}`],
    ['?page=abc', '/mods'],
    ['?%', '/mods'],
    ['?q[]=1&&&=&v', '/mods'],
  ])('R009 %s is shown as %s', (search, href) => {
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
  ])('stays the same once it is canonical: %s', (search) => {
    const href = canonical(search);
    expect(canonical(href.slice('/mods'.length))).toBe(href);
  });

  it('cuts a text down to what the API takes', () => {
    expect(listingStateOf(`?q=${'a'.repeat(300)}`).q).toHaveLength(SEARCH_TEXT_MAX);
  });

  it.each([
    ['?t=addon&v=1.21.50&g=bedrock', 'mod', {}],
    ['?v=1.21.4&v=1.21.50', 'mod', { v: ['1.21.4'] }],
    ['?v=1.21.4&v=1.21.50&g=fabric', 'addon', { v: ['1.21.50'] }],
    ['?t=addon&g=fabric', undefined, { t: 'addon' }],
  ] as const)('R009 drops what the kind cannot have: %s as %s', (search, kind, kept) => {
    const none = { t: null, v: [], g: [] };
    expect(listingStateOf(search, kind)).toMatchObject({ ...none, ...kept });
  });
});

describe('the order of a listing', () => {
  it('R007 is by date without a text and by relevance with one, and neither is in the address', () => {
    expect(usualSort(listingStateOf(''))).toBe('recent');
    expect(usualSort(listingStateOf('?q=forja'))).toBe('relevance');
    expect(canonical('?s=recent')).toBe('/mods');
    expect(canonical('?q=forja&s=relevance')).toBe('/mods?q=forja');
    expect(canonical('?s=relevance')).toBe('/mods');
  });

  it('R007 keeps every other choice, with a text also the newest first', () => {
    for (const sort of ['oldest', 'downloads', 'downloads_asc', 'trending']) {
      expect(canonical(`?s=${sort}`)).toBe(`/mods?s=${sort}`);
    }
    expect(canonical('?q=forja&s=recent')).toBe('/mods?q=forja&s=recent');
  });
});

describe('the question that a listing’s address puts to the API', () => {
  it('leaves defaults out', () => {
    expect(questionFor(listingStateOf(''), undefined)).toEqual({});
    expect(questionFor(listingStateOf(''), 'mod')).toEqual({ content_type: 'mod' });
  });

  it('R006 R011 says everything else', () => {
    const search = '?q=+forja+&t=mod&v=%3E%3D1.21&g=fabric&f=magic&x=world&a=premium&s=downloads&page=3&m=48';
    expect(questionFor(listingStateOf(search), undefined)).toEqual({
      q: 'forja',
      content_type: 'mod',
      game_version: ['>=1.21'],
      loader: ['fabric'],
      category: ['magic'],
      exclude_category: ['world'],
      access: 'premium',
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
  ])('is one the API takes, whatever the address: %s', (search) => {
    const question = questionFor(listingStateOf(search), undefined);
    expect(modsQuery.safeParse(question).error).toBeUndefined();
  });

  it('knows what narrows it down', () => {
    expect(isNarrowed(listingStateOf('?s=downloads&page=2&m=48'))).toBe(false);
    for (const search of ['?q=a', '?v=1.21.4', '?g=fabric', '?f=magic', '?x=magic', '?a=public', '?t=mod']) {
      expect(isNarrowed(listingStateOf(search)), search).toBe(true);
    }
  });
});

describe('the other kind’s tab', () => {
  const facets = { content_type: { mod: 5, addon: 3 }, loader: {}, game_version: {}, category: {}, access: {} };

  it('R002 keeps text, categories and order, and tells how many it has', () => {
    const state = listingStateOf('?q=forja&f=magic&s=downloads&page=2', 'mod');
    expect(kindTab('addon', { state, facets })).toEqual({ href: '/addons?q=forja&f=magic&s=downloads', count: 3 });
    expect(kindTab('mod', { state, facets })).toEqual({ href: '/mods?q=forja&f=magic&s=downloads', count: 5 });
  });

  it('R002 drops versions and loaders it cannot have, and then knows no count', () => {
    const state = listingStateOf('?v=1.21.4&g=fabric', 'mod');
    expect(kindTab('addon', { state, facets })).toEqual({ href: '/addons', count: undefined });
  });
});

describe('the game a listing is filtered by', () => {
  it.each([
    ['?v=1.21.4&g=fabric', { version: '1.21.4', loader: 'fabric' }],
    ['?v=1.21.4&v=1.21.1&g=fabric', { version: '', loader: 'fabric' }],
    ['?v=%3E%3D1.21', { version: '', loader: '' }],
    ['', { version: '', loader: '' }],
  ])('R008 of %s is its only version and its only loader', (search, game) => {
    expect(filteredGame(listingStateOf(search))).toEqual(game);
  });

  it('names Bedrock where the version leaves no other loader', () => {
    expect(wholeGame({ version: '1.21.50', loader: '' })).toEqual({ version: '1.21.50', loader: 'bedrock' });
    expect(wholeGame({ version: '1.21.4', loader: '' })).toEqual({ version: '1.21.4', loader: '' });
    expect(wholeGame({ version: '', loader: '' })).toEqual({ version: '', loader: '' });
  });
});
