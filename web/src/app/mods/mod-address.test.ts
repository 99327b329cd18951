import { describe, expect, it } from 'vitest';
import { modAddress, modStateOf } from './mod-address.ts';

const PLAIN = { tab: 'description', version: '', loader: '', channel: '' };

describe('modStateOf', () => {
  it.each([
    ['', PLAIN],
    [
      '?tab=versions&v=1.21.4&g=fabric&c=beta',
      { tab: 'versions', version: '1.21.4', loader: 'fabric', channel: 'beta' },
    ],
    ['?tab=nada&v=9.9&g=lava&c=omega&x=1', PLAIN],
    ['?v=1.21.4&g=bedrock', { ...PLAIN, version: '1.21.4' }],
    ['?v=9.9&v=1.20.1&g=nada&g=quilt', { ...PLAIN, version: '1.20.1', loader: 'quilt' }],
  ])('reads %j, dropping what is unknown', (search, state) => {
    expect(modStateOf(search)).toEqual(state);
  });
});

describe('modAddress', () => {
  it.each([
    [{}, '/mods/a-b'],
    [{ tab: 'description' }, '/mods/a-b'],
    [{ tab: 'gallery', version: '1.21.4' }, '/mods/a-b?tab=gallery&v=1.21.4'],
    [{ tab: 'versions', channel: 'alpha', loader: 'forge' }, '/mods/a-b?tab=versions&g=forge&c=alpha'],
    [{ channel: 'alpha' }, '/mods/a-b'],
  ] as const)('writes %j, defaults left out', (state, address) => {
    expect(modAddress('a-b', state)).toBe(address);
  });
});
