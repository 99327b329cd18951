import { PAGE_MAX, SEARCH_TEXT_MAX } from '@bigorna/domain/limits';
import { describe, expect, it } from 'vitest';
import { listingHref, listingStateOf } from './listing-state.ts';

const canonical = (search: string): string => listingHref('/mods', listingStateOf(search));

describe('a listing’s address', () => {
  it.each([
    ['', '/mods'],
    ['?page=1&q=', '/mods'],
    ['?v=1.21.4&g=fabric&g=forge&page=2', '/mods?v=1.21.4&g=fabric&g=forge&page=2'],
    ['?g=rift&v=9.9&s=luck&x=1', '/mods'],
    ['?page=0', '/mods'],
    ['?page=99999999999', `/mods?page=${PAGE_MAX}`],
    ['?page=abc', '/mods'],
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
    `?q=${'é'.repeat(300)}`,
  ])('stays the same once it is canonical: %s', (search) => {
    const href = canonical(search);
    expect(canonical(href.slice('/mods'.length))).toBe(href);
  });

  it('cuts a text down to what the API takes', () => {
    expect(listingStateOf(`?q=${'a'.repeat(300)}`).q).toHaveLength(SEARCH_TEXT_MAX);
  });
});
