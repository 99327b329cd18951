import { describe, expect, it } from 'vitest';
import { getModPath } from './get-mod-path.ts';
import { parseModState } from './mod-page-state.ts';

const PLAIN = { tab: 'description', version: '', loader: '', channel: '', release: '', since: '' };

describe('parseModState', () => {
  it.each([
    ['', PLAIN],
    [
      '?tab=versions&v=1.21.4&g=fabric&c=beta',
      { ...PLAIN, tab: 'versions', version: '1.21.4', loader: 'fabric', channel: 'beta' },
    ],
    ['?tab=versions&since=v1&release=v2', { ...PLAIN, tab: 'versions', release: 'v2', since: 'v1' }],
    [`?release=${'a'.repeat(200)}`, { ...PLAIN, release: 'a'.repeat(128) }],
    ['?tab=nada&v=latest&g=lava&c=omega&x=1', PLAIN],
    ['?v=27.1&g=fabric', { ...PLAIN, version: '27.1', loader: 'fabric' }],
    ['?v=1.19.4&v=1.20.1&v=1.x&g=nada&g=quilt', { ...PLAIN, version: '1.20.1', loader: 'quilt' }],
  ])('reads %j and drops invalid values', (search, state) => {
    expect(parseModState(search)).toEqual(state);
  });
});

describe('getModPath', () => {
  it.each([
    [{}, '/mods/a-b'],
    [{ tab: 'description' }, '/mods/a-b'],
    [{ tab: 'gallery', version: '1.21.4' }, '/mods/a-b?tab=gallery&v=1.21.4'],
    [{ tab: 'versions', channel: 'alpha', loader: 'forge' }, '/mods/a-b?tab=versions&g=forge&c=alpha'],
    [{ tab: 'versions', release: 'v2', since: 'v/1' }, '/mods/a-b?tab=versions&since=v%2F1&release=v2'],
    [{ channel: 'alpha', release: 'v2', since: 'v1' }, '/mods/a-b'],
  ] as const)('writes %j without default values', (state, path) => {
    expect(getModPath('a-b', state)).toBe(path);
  });
});
