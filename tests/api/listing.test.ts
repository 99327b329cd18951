import { GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { versionFits } from '@bigorna/domain/version-range';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, call, failureOf, metaOf, refusal } from './support/call.ts';
import { approvedMods, everyCard, queryOf, untilListed } from './support/catalogue.ts';
import { signedIn } from './support/members.ts';
import { makeMod, type TestMod } from './support/mods.ts';

type Stored = Awaited<ReturnType<typeof approvedMods>>[number];
type Pairs = readonly (readonly [string, string])[];

let mods: Stored[];
/** Two releases, of which neither is for Forge on 1.21.4. */
let crossed: TestMod;
beforeAll(async () => {
  crossed = await makeMod({
    releases: [
      { version: '2.0.0', loaders: ['fabric'], game_versions: ['1.21.4'] },
      { version: '1.0.0', loaders: ['forge'], game_versions: ['1.20.1'] },
    ],
  });
  await untilListed(crossed);
  mods = await approvedMods();
});

const ids = (found: readonly { id: string }[]): string[] => found.map(({ id }) => id).sort();
const pairsOf = ({ compat }: Stored) => compat.map((pair) => pair.split('@'));

describe('filters', () => {
  it.each<[string, Pairs, (mod: Stored) => boolean]>([
    ['a loader', [['loader', 'fabric']], (mod) => pairsOf(mod).some(([loader]) => loader === 'fabric')],
    [
      'either of two loaders',
      [
        ['loader', 'quilt'],
        ['loader', 'liteloader'],
      ],
      (mod) => pairsOf(mod).some(([loader]) => loader === 'quilt' || loader === 'liteloader'),
    ],
    ['a game version', [['game_version', '1.20.1']], (mod) => pairsOf(mod).some(([, version]) => version === '1.20.1')],
    [
      'a category but not another',
      [
        ['category', 'technology'],
        ['exclude_category', 'storage'],
      ],
      ({ categories }) => categories.includes('technology') && !categories.includes('storage'),
    ],
    [
      'either of two categories',
      [
        ['category', 'food'],
        ['category', 'magic'],
      ],
      ({ categories }) => categories.includes('food') || categories.includes('magic'),
    ],
    ['an access', [['access', 'premium']], ({ access }) => access === 'premium'],
    ['featured', [['featured', '1']], ({ featured }) => featured],
    ['not featured', [['featured', 'false']], ({ featured }) => !featured],
  ])('R006 %s finds the same mods as looking through all of them', async (_what, question, fits) => {
    const expected = mods.filter(fits);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(mods.length);
    expect(ids(await everyCard(question))).toEqual(ids(expected));
  });

  it.each(['>=1.21', '>=1.20 <1.21', '<1.17', '>1.20.1 <=1.20.6'])(
    'R006 the range of game versions %s finds the mods with a version in it',
    async (range) => {
      const expected = mods.filter((mod) => pairsOf(mod).some(([, version = '']) => versionFits(range, version)));
      expect(expected.length).toBeGreaterThan(0);
      expect(ids(await everyCard([['game_version', range]]))).toEqual(ids(expected));
    },
  );

  it('R006 a range that no version is in finds nothing, and is no fault', async () => {
    expect(await everyCard([['game_version', '>=99']])).toEqual([]);
  });

  it.each<[string, Pairs, (loader: string, version: string) => boolean]>([
    [
      'a version',
      [
        ['loader', 'forge'],
        ['game_version', '1.21.4'],
      ],
      (loader, version) => loader === 'forge' && version === '1.21.4',
    ],
    [
      'a range',
      [
        ['loader', 'forge'],
        ['game_version', '>=1.21'],
      ],
      (loader, version) => loader === 'forge' && versionFits('>=1.21', version),
    ],
  ])('R008 loader and %s are met by one release', async (_what, question, fits) => {
    const expected = mods.filter((mod) => pairsOf(mod).some(([loader = '', version = '']) => fits(loader, version)));
    const found = ids(await everyCard(question));
    expect(found).toEqual(ids(expected));
    expect(found).not.toContain(crossed.id);
    expect(await everyCard([...question, ['q', crossed.word]])).toEqual([]);
    const own: Pairs = [
      ['loader', 'forge'],
      ['game_version', '<1.21'],
      ['q', crossed.word],
    ];
    expect(ids(await everyCard(own))).toEqual([crossed.id]);
  });

  it('R006 repeated keys in another order are the same question, down to the tag', async () => {
    const one = await call('listMods', { query: '?loader=fabric&loader=forge&category=food&category=magic' });
    const other = await call('listMods', { query: '?category=magic&loader=forge&category=food&loader=fabric' });
    expect(other.text).toBe(one.text);
    expect(other.headers.get('etag')).toBe(one.headers.get('etag'));
  });

  it('R006 facets say how many each value would find, under the other filters', async () => {
    const reply = await call('listMods', { query: '?facets=1&loader=fabric&category=technology' });
    const { facets } = metaOf(reply);
    const fits = (mod: Stored, loader: string) =>
      mod.categories.includes('technology') && pairsOf(mod).some(([name]) => name === loader);
    expect(facets).toMatchObject({
      loader: {
        fabric: mods.filter((mod) => fits(mod, 'fabric')).length,
        forge: mods.filter((mod) => fits(mod, 'forge')).length,
      },
    });
    expect(metaOf(await call('listMods'))).not.toHaveProperty('facets');
  });
});

describe('sorts', () => {
  const published = (mod: { published_at: string | null }): number => Date.parse(mod.published_at ?? '');
  it.each([
    ['recent', published, -1],
    ['oldest', published, 1],
    ['downloads', ({ downloads }: { downloads: number }) => downloads, -1],
    ['downloads_asc', ({ downloads }: { downloads: number }) => downloads, 1],
  ] as const)('R007 %s', async (sort, keyOf, direction) => {
    const cards = await everyCard([['sort', sort]]);
    const keys = cards.map((card) => keyOf(card));
    expect(keys).toEqual(keys.toSorted((a, b) => direction * (a - b)));
    expect(new Set(keys).size).toBeGreaterThan(10);
    expect(ids(cards)).toEqual(ids(mods));
  });
});

describe('search', () => {
  it('R010 a text with spaces around it is the text; only spaces are no question', async () => {
    const found = await call('listMods', { query: queryOf([['q', `  ${crossed.word} `]]) });
    expect(metaOf(found)).toMatchObject({ total: 1 });
    expect(metaOf(await call('listMods', { query: queryOf([['q', '   ']]) }))).toMatchObject({ total: mods.length });
  });

  it('R003 what was probably meant is named with its hits; a text that finds enough names nothing', async () => {
    const meant = await call('listMods', { query: '?q=fornlha' });
    expect(metaOf(meant)).toMatchObject({ did_you_mean: 'Fornalha' });
    expect((await ask('listMods', { query: '?q=fornlha' }))[0]).toMatchObject({ title: 'Fornalha Infinita' });
    expect(metaOf(await call('listMods', { query: '?q=fornalha' }))).not.toHaveProperty('did_you_mean');
  });
});

describe('a question that cannot be understood', () => {
  const faultsFor = async (query: string, language = 'en-US') => {
    const reply = await call('listMods', { query, headers: { 'Accept-Language': language } });
    expect(refusal(reply)).toEqual({ status: 400, code: 'invalid_request' });
    return failureOf(reply).errors ?? [];
  };

  it.each([
    ['loader=wood', 'loader.0', 'unknown_value', 'Unknown value. Allowed: fabric, forge, neoforge, quilt, liteloader'],
    ['category=all', 'category.0', 'unknown_value', 'adventure, technology, magic'],
    ['exclude_category=all', 'exclude_category.0', 'unknown_value', 'adventure, technology, magic'],
    ['content_type=map', 'content_type', 'unknown_value', 'mod, addon'],
    ['access=free', 'access', 'unknown_value', 'public, premium'],
    ['featured=yes', 'featured', 'unknown_value', '1, true, 0, false'],
    ['sort=best', 'sort', 'unknown_value', 'recent, oldest, downloads, downloads_asc, relevance, trending'],
    ['game_version=1.21.3', 'game_version.0', 'unknown_game_version', GAME_VERSIONS.join(', ')],
    ['game_version=latest', 'game_version.0', 'unknown_game_version', '>=1.21, >1.20.1 <=1.20.6, <1.17'],
    ['game_version=%3E%3D', 'game_version.0', 'unknown_game_version', GAME_VERSIONS.join(', ')],
    ['page=0', 'page', 'too_small', '1'],
    ['limit=101', 'limit', 'too_big', '100'],
    ['colour=red', 'colour', 'unknown_field', ''],
  ])('R009 %s: one fault, which names %s', async (query, path, code, allowed) => {
    const faults = await faultsFor(`?${query}`);
    expect(faults).toEqual([{ path, code, message: expect.stringContaining(allowed) }]);
  });

  it('R009 each bad value of a key has its fault, and good ones have none', async () => {
    const faults = await faultsFor('?game_version=1.21.4&game_version=x&game_version=%3E1.x&loader=fabric&loader=wood');
    expect(faults.map(({ path }) => path).sort()).toEqual(['game_version.1', 'game_version.2', 'loader.1']);
  });

  it.each([
    ['pt-BR', 'Versão do jogo desconhecida. Aceitas: 1.21.4, '],
    ['fr-FR', 'Version du jeu inconnue. Acceptées : 1.21.4, '],
    ['zh-CN', '未知的游戏版本。可用版本：1.21.4, '],
  ])('R009 R058 says so in the reader’s language: %s', async (language, message) => {
    expect((await faultsFor('?game_version=2', language))[0]?.message).toContain(message);
  });
});

describe('super_admin’s own list', () => {
  it('R125 has mods of every status and takes the same questions; the public list of the same has none of them', async () => {
    const [pending, { token }] = await Promise.all([makeMod({ status: 'pending' }), signedIn('super_admin')]);
    const query = `?q=${pending.word}`;
    await expect
      .poll(async () => ids(await ask('listModsForSuperAdmin', { query, token })), { timeout: 10_000 })
      .toEqual([pending.id]);
    expect((await ask('listModsForSuperAdmin', { query, token }))[0]).toMatchObject({ status: 'pending' });
    expect(await ask('listMods', { query })).toEqual([]);
    const wrong = await call('listModsForSuperAdmin', { query: '?loader=wood', token });
    expect(refusal(wrong)).toEqual({ status: 400, code: 'invalid_request' });
    const { token: adminToken } = await signedIn('admin');
    expect(refusal(await call('listModsForSuperAdmin', { query, token: adminToken })).code).toBe('forbidden');
  });
});
