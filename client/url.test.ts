import { modEndpoints } from '@bigorna/domain/endpoints/mods';
import { expect, it } from 'vitest';
import { buildUrl } from './url.ts';

it.each([
  [{}, '/api/mods/public'],
  [{ query: { q: 'forja fria', page: 2 } }, '/api/mods/public?page=2&q=forja+fria'],
  [{ query: { q: '', page: undefined, sort: null } }, '/api/mods/public'],
  [{ query: { loader: ['quilt', 'fabric'], category: [] } }, '/api/mods/public?loader=fabric&loader=quilt'],
  [{ query: { featured: false } }, '/api/mods/public?featured=false'],
])('builds the URL of a listing with %j', (parts, url) => {
  expect(buildUrl(modEndpoints.listMods, parts)).toBe(url);
});

it('encodes path parameters so that each parameter stays one segment', () => {
  expect(buildUrl(modEndpoints.getMod, { params: { slug: 'a/b?c#d' } })).toBe('/api/mods/a%2Fb%3Fc%23d');
});
