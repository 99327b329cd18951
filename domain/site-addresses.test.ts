import { describe, expect, it } from 'vitest';
import { getAuthorPath, getListPath, getModFeedPath, getReleasePath, withLanguage } from './site-addresses.ts';

describe('the page that shows what a query finds', () => {
  it.each([
    [{}, '/search'],
    [{ content_type: 'mod' }, '/mods'],
    [{ content_type: 'addon', category: ['magic'] }, '/addons?f=magic'],
    [{ content_type: 'mod', category: ['magic', 'food'], loader: ['fabric'] }, '/mods?g=fabric&f=magic&f=food'],
    [{ tag: ['Pão & sal'], game_version: ['>=1.21'] }, '/search?v=%3E%3D1.21&tag=P%C3%A3o%20%26%20sal'],
    [{ q: 'céu', content_type: 'mod' }, '/search?q=c%C3%A9u&t=mod'],
    [{ author: 'João da Silva', content_type: 'mod' }, '/authors/joao-da-silva?t=mod'],
  ] as const)('of %j is %s (R223)', (query, path) => {
    expect(getListPath(query)).toBe(path);
  });
});

it('paths name what they lead to, and may have a language (R223)', () => {
  expect(withLanguage('/mods', undefined)).toBe('/mods');
  expect(withLanguage('/mods', 'fr-FR')).toBe('/mods?lang=fr-FR');
  expect(withLanguage(getReleasePath('a', 'r/1'), 'fr-FR')).toBe('/mods/a?tab=versions&release=r%2F1&lang=fr-FR');
  expect(getModFeedPath('a', 'atom')).toBe('/feeds/mods/a.atom');
  expect(getAuthorPath('模组 ?')).toBe('/authors/%E6%A8%A1%E7%BB%84');
});
