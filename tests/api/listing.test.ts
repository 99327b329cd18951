import { listMeta } from '@bigorna/domain/endpoints/mods.schemas';
import { getRatingScore } from '@bigorna/domain/rating';
import { isVersionInRange } from '@bigorna/domain/version-range';
import { beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, callForData, getRefusal, parseFailure, parseMeta } from './support/call.ts';
import { listAllCards, listApprovedMods, toQueryString, waitUntilListed } from './support/catalogue.ts';
import { createSignedInMember } from './support/members.ts';
import { createMod, type TestMod } from './support/mods.ts';

type Stored = Awaited<ReturnType<typeof listApprovedMods>>[number];

let mods: Stored[];
/** A mod with two releases, neither for Forge on 1.21.4. One names a version that staff do not offer. */
let crossed: TestMod;
beforeAll(async () => {
  crossed = await createMod({
    releases: [
      { version: '2.0.0', loaders: ['fabric'], game_versions: ['27.9.1', '1.21.4'] },
      { version: '1.0.0', loaders: ['forge'], game_versions: ['1.20.1'] },
    ],
  });
  await waitUntilListed(crossed);
  mods = await listApprovedMods();
});

const ids = (found: readonly { id: string }[]): string[] => found.map(({ id }) => id).sort();
const getPairs = ({ compat }: Stored) => compat.map((pair) => pair.split('@'));

describe('filters', () => {
  it.each<[string, string, (mod: Stored) => boolean]>([
    ['a loader', 'loader=fabric', (mod) => getPairs(mod).some(([loader]) => loader === 'fabric')],
    [
      'either of two loaders',
      'loader=quilt&loader=liteloader',
      (mod) => getPairs(mod).some(([loader]) => loader === 'quilt' || loader === 'liteloader'),
    ],
    ['a game version', 'game_version=1.20.1', (mod) => getPairs(mod).some(([, version]) => version === '1.20.1')],
    [
      'a category but not another',
      'category=technology&exclude_category=storage',
      ({ categories }) => categories.includes('technology') && !categories.includes('storage'),
    ],
    [
      'either of two categories',
      'category=food&category=magic',
      ({ categories }) => categories.includes('food') || categories.includes('magic'),
    ],
    ['a side', 'side=client', ({ side }) => side === 'client'],
    ['either of two sides', 'side=server&side=both', ({ side }) => side === 'server' || side === 'both'],
    ['a language', 'language=en', ({ language }) => language.startsWith('en')],
    ['an access type', 'access=premium', ({ access }) => access === 'premium'],
    ['featured', 'featured=1', ({ featured }) => featured],
    ['not featured', 'featured=false', ({ featured }) => !featured],
  ])('find with %s the same mods as a full scan (R006)', async (_what, filter, fits) => {
    const expected = mods.filter(fits);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(mods.length);
    expect(ids(await listAllCards(filter))).toEqual(ids(expected));
  });

  it.each(['>=1.21', '>=1.20 <1.21', '<1.17', '>1.20.1 <=1.20.6'])(
    'find every mod that has a version in the range %s (R006)',
    async (range) => {
      const expected = mods.filter((mod) => getPairs(mod).some(([, version = '']) => isVersionInRange(range, version)));
      expect(expected.length).toBeGreaterThan(0);
      expect(ids(await listAllCards(`game_version=${range}`))).toEqual(ids(expected));
    },
  );

  it('return an empty list, not an error, when no version is in the range (R006)', async () => {
    expect(await listAllCards('game_version=>=99')).toEqual([]);
  });

  it.each(['26.2', '1.21.3'])('return an empty list for %s, which no release names (R006, R261)', async (version) => {
    expect(await listAllCards(`game_version=${version}`)).toEqual([]);
  });

  it('accept every game version that the facets count, and find as many mods (R006, R261)', async () => {
    const response = await callEndpoint('listMods', { query: '?facets=1&limit=1' });
    const { facets } = listMeta.parse(parseMeta(response));
    expect(facets?.game_version['27.9.1']).toBe(1);
    for (const [version, count] of Object.entries(facets?.game_version ?? {}))
      expect(await listAllCards(`game_version=${version}`), version).toHaveLength(count);
  });

  it.each<[string, string, (loader: string, version: string) => boolean]>([
    ['a version', 'loader=forge&game_version=1.21.4', (loader, version) => loader === 'forge' && version === '1.21.4'],
    [
      'a range',
      'loader=forge&game_version=>=1.21',
      (loader, version) => loader === 'forge' && isVersionInRange('>=1.21', version),
    ],
  ])('match loader and %s on one release (R008)', async (_what, filter, fits) => {
    const expected = mods.filter((mod) => getPairs(mod).some(([loader = '', version = '']) => fits(loader, version)));
    const found = ids(await listAllCards(filter));
    expect(found).toEqual(ids(expected));
    expect(found).not.toContain(crossed.id);
    expect(await listAllCards(`${filter}&q=${crossed.word}`)).toEqual([]);
    const crossedQuery = `loader=forge&game_version=<1.21&q=${crossed.word}`;
    expect(ids(await listAllCards(crossedQuery))).toEqual([crossed.id]);
  });

  it('give equal results and ETags for any order of repeated parameters (R006)', async () => {
    const one = await callEndpoint('listMods', { query: '?loader=fabric&loader=forge&category=food&category=magic' });
    const other = await callEndpoint('listMods', { query: '?category=magic&loader=forge&category=food&loader=fabric' });
    expect(other.text).toBe(one.text);
    expect(other.headers.get('etag')).toBe(one.headers.get('etag'));
  });

  it('count each facet’s values with all other filters applied (R006)', async () => {
    const response = await callEndpoint('listMods', { query: '?facets=1&loader=fabric&category=technology' });
    const { facets } = parseMeta(response);
    const fits = (mod: Stored, loader: string) =>
      mod.categories.includes('technology') && getPairs(mod).some(([name]) => name === loader);
    expect(facets).toMatchObject({
      loader: {
        fabric: mods.filter((mod) => fits(mod, 'fabric')).length,
        forge: mods.filter((mod) => fits(mod, 'forge')).length,
      },
      side: { both: mods.filter((mod) => fits(mod, 'fabric') && mod.side === 'both').length },
      language: { pt: mods.filter((mod) => fits(mod, 'fabric') && mod.language.startsWith('pt')).length },
    });
    expect(parseMeta(await callEndpoint('listMods'))).not.toHaveProperty('facets');
  });
});

describe('sorts', () => {
  const published = (mod: { published_at: string | null }): number => Date.parse(mod.published_at ?? '');
  it.each([
    ['recent', published, -1],
    ['oldest', published, 1],
    ['downloads', ({ downloads }: { downloads: number }) => downloads, -1],
    ['downloads_asc', ({ downloads }: { downloads: number }) => downloads, 1],
    ['updated', ({ released_at }: { released_at: string | null }) => Date.parse(released_at ?? ''), -1],
  ] as const)('order the cards by %s (R007)', async (sort, getKey, direction) => {
    const cards = await listAllCards(`sort=${sort}`);
    const keys = cards.map((card) => getKey(card));
    expect(keys).toEqual(keys.toSorted((a, b) => direction * (a - b)));
    expect(new Set(keys).size).toBeGreaterThan(10);
    expect(ids(cards)).toEqual(ids(mods));
  });

  it('put the best rated mods first and mods without ratings last (R007)', async () => {
    const cards = await listAllCards('sort=rating');
    const rated = cards.filter(({ ratings }) => ratings > 0);
    expect(rated.length).toBeGreaterThan(10);
    expect(cards.slice(0, rated.length)).toEqual(rated);
    const scores = rated.map(({ ratings, rating }) => getRatingScore({ ratings, stars: (rating ?? 0) * ratings }));
    for (const [i, score] of scores.entries()) expect(score).toBeLessThanOrEqual((scores[i - 1] ?? score) + 1e-9);
  });

  it('use trending by default (R007)', async () => {
    const trending = await listAllCards('sort=trending');
    expect((await listAllCards()).map(({ id }) => id)).toEqual(trending.map(({ id }) => id));
  });
});

describe('search', () => {
  it('trims the text, and ignores a text of spaces (R010)', async () => {
    const found = await callEndpoint('listMods', { query: toQueryString([['q', `  ${crossed.word} `]]) });
    expect(parseMeta(found)).toMatchObject({ total: 1 });
    expect(parseMeta(await callEndpoint('listMods', { query: toQueryString([['q', '   ']]) }))).toMatchObject({
      total: mods.length,
    });
  });

  it('suggests a correction with hits, and no correction for a text that has hits (R003)', async () => {
    const meant = await callEndpoint('listMods', { query: '?q=fornlha' });
    expect(parseMeta(meant)).toMatchObject({ did_you_mean: 'Fornalha' });
    expect((await callForData('listMods', { query: '?q=fornlha' }))[0]).toMatchObject({ title: 'Fornalha Infinita' });
    expect(parseMeta(await callEndpoint('listMods', { query: '?q=fornalha' }))).not.toHaveProperty('did_you_mean');
  });
});

describe('invalid query', () => {
  const getFieldErrors = async (query: string, language = 'en-US') => {
    const response = await callEndpoint('listMods', { query, headers: { 'Accept-Language': language } });
    expect(getRefusal(response)).toBe('400 invalid_request');
    return parseFailure(response).errors ?? [];
  };

  it.each([
    ['loader=wood', 'loader.0', 'unknown_value', 'Unknown value. Allowed: fabric, forge, neoforge, quilt, liteloader'],
    ['category=all', 'category.0', 'unknown_value', 'adventure, technology, magic'],
    ['exclude_category=all', 'exclude_category.0', 'unknown_value', 'adventure, technology, magic'],
    ['content_type=map', 'content_type', 'unknown_value', 'mod, addon'],
    ['access=free', 'access', 'unknown_value', 'public, premium'],
    ['featured=yes', 'featured', 'unknown_value', '1, true, 0, false'],
    [
      'sort=best',
      'sort',
      'unknown_value',
      'recent, oldest, downloads, downloads_asc, relevance, trending, updated, rating',
    ],
    ['game_version=latest', 'game_version.0', 'unknown_game_version', '>=1.21, >1.20.1 <=1.20.6, <1.17'],
    ['game_version=%3E%3D', 'game_version.0', 'unknown_game_version', '1.21.4, 26.1'],
    ['page=0', 'page', 'too_small', '1'],
    ['limit=101', 'limit', 'too_big', '100'],
    ['colour=red', 'colour', 'unknown_field', ''],
  ])('%s: has one field error at %s (R009)', async (query, path, code, allowed) => {
    const faults = await getFieldErrors(`?${query}`);
    expect(faults).toEqual([{ path, code, message: expect.stringContaining(allowed) }]);
  });

  it('has one field error for each invalid value of a repeated parameter (R009)', async () => {
    const faults = await getFieldErrors(
      '?game_version=1.21.4&game_version=x&game_version=%3E1.x&loader=fabric&loader=wood',
    );
    expect(faults.map(({ path }) => path).sort()).toEqual(['game_version.1', 'game_version.2', 'loader.1']);
  });

  it.each([
    ['pt-BR', /versão do jogo.*1\.21\.4, /],
    ['fr-FR', /version du jeu.*1\.21\.4, /],
    ['zh-CN', /游戏版本.*1\.21\.4, /],
  ])('is explained in the request language: %s (R009, R058)', async (language, message) => {
    expect((await getFieldErrors('?game_version=2', language))[0]?.message).toMatch(message);
  });
});

describe('list for super_admin', () => {
  it('has pending mods, unlike the public list, and is refused to admins (R125)', async () => {
    const [pending, { token }] = await Promise.all([
      createMod({ status: 'pending' }),
      createSignedInMember('super_admin'),
    ]);
    const query = `?q=${pending.word}`;
    await expect
      .poll(async () => ids(await callForData('listModsForSuperAdmin', { query, token })), { timeout: 10_000 })
      .toEqual([pending.id]);
    expect((await callForData('listModsForSuperAdmin', { query, token }))[0]).toMatchObject({ status: 'pending' });
    expect(await callForData('listMods', { query })).toEqual([]);
    const wrong = await callEndpoint('listModsForSuperAdmin', { query: '?loader=wood', token });
    expect(getRefusal(wrong)).toBe('400 invalid_request');
    const { token: adminToken } = await createSignedInMember('admin');
    expect(parseFailure(await callEndpoint('listModsForSuperAdmin', { query, token: adminToken })).code).toBe(
      'forbidden',
    );
  });
});
