import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATEGORIES, LOADERS, SORTS } from '@bigorna/domain/catalogue-terms';
import { type ModsQuery, modsQuery } from '@bigorna/domain/endpoints/mods';
import { modCounts } from '@bigorna/domain/entities/mod';
import { GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { ACCESS_TYPES } from '@bigorna/domain/limits';
import { dayOf } from '@bigorna/domain/trending';
import { versionFits } from '@bigorna/domain/version-range';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ConsoleQuestion, FacetCounts } from './catalogue.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import type { IndexedMod } from './indexed-mod.ts';
import { picker, randomNumbers, sampleMod, sampleMods } from './sample-mods.ts';
import { documentTokens, queryWords } from './tokeniser.ts';

let folder: string;
let index: CatalogueIndex;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bigorna-test-'));
  index = CatalogueIndex.create(join(folder, 'index.sqlite'));
});
afterEach(() => {
  index.close();
  rmSync(folder, { recursive: true });
});

const ask = (query: Partial<ModsQuery>) => index.list({ page: 1, limit: 24, ...query });
const found = (query: Partial<ModsQuery>) => ask(query).cards.map(({ id }) => id);
const sorted = (query: Partial<ModsQuery>) => found(query).sort();

const textOf = (mod: IndexedMod): string =>
  [
    ...[mod.title, mod.slug, mod.author, ...mod.tags, mod.short_description, mod.description],
    ...[mod.version, mod.minecraft_version, ...mod.categories, ...mod.compat.flatMap((pair) => pair.split('@'))],
  ].join(' ');
const tokensOf = new WeakMap<IndexedMod, string[]>();
/** For texts without compounds and plurals. */
const hasAll = (mod: IndexedMod, q: string): boolean => {
  const tokens = tokensOf.get(mod) ?? Object.values(documentTokens(textOf(mod))).flat();
  tokensOf.set(mod, tokens);
  const asked = queryWords(q).map(({ forms }) => forms[0]?.[0]?.text ?? '');
  return asked.every((token, i) =>
    tokens.some((own) => (i === asked.length - 1 ? own.startsWith(token) : own === token)),
  );
};
type Key = keyof FacetCounts | 'q' | 'exclude_category' | 'featured';
const overlaps = (list: readonly string[] | undefined, own: readonly string[]): boolean =>
  list === undefined || list.length === 0 || list.some((item) => own.includes(item));

const fits = (asked: readonly string[] | undefined, version: string): boolean =>
  asked === undefined || asked.length === 0 || asked.some((question) => versionFits(question, version));

/** The question's meaning, told again without an index; `ignored` for facets. */
const matches = (mod: IndexedMod, query: Partial<ModsQuery>, ...ignored: Key[]): boolean => {
  const asked = { ...query, ...Object.fromEntries(ignored.map((key) => [key, undefined])) };
  const pairs = mod.compat.map((pair) => pair.split('@'));
  const pairAsked = Boolean(asked.loader?.length) || Boolean(asked.game_version?.length);
  return (
    hasAll(mod, asked.q ?? '') &&
    (asked.content_type === undefined || mod.content_type === asked.content_type) &&
    (asked.access === undefined || mod.access === asked.access) &&
    (asked.featured === undefined || mod.featured === asked.featured) &&
    (!pairAsked ||
      pairs.some(
        ([loader = '', version = '']) => overlaps(asked.loader, [loader]) && fits(asked.game_version, version),
      )) &&
    overlaps(asked.category, mod.categories) &&
    !(asked.exclude_category ?? []).some((category) => mod.categories.includes(category))
  );
};

const tally = (mods: readonly IndexedMod[], valuesOf: (mod: IndexedMod) => readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const value of mods.flatMap((mod) => [...new Set(valuesOf(mod))])) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

const facetsByHand = (mods: readonly IndexedMod[], query: Partial<ModsQuery>): FacetCounts => {
  const pairs = (mod: IndexedMod) => mod.compat.map((pair) => pair.split('@'));
  const under = (...ignored: Key[]) => mods.filter((mod) => matches(mod, query, ...ignored));
  return {
    content_type: tally(under('content_type'), (mod) => [mod.content_type]),
    access: tally(under('access'), (mod) => [mod.access]),
    category: tally(under('category'), (mod) => mod.categories),
    loader: tally(under('loader'), (mod) =>
      pairs(mod).flatMap(([loader = '', version = '']) => (fits(query.game_version, version) ? [loader] : [])),
    ),
    game_version: tally(under('game_version'), (mod) =>
      pairs(mod).flatMap(([loader = '', version = '']) => (overlaps(query.loader, [loader]) ? [version] : [])),
    ),
  };
};

describe('search', () => {
  beforeEach(async () => {
    await index.put([
      sampleMod('sky', { title: 'Céu Aberto', description: 'Nuvens e pássaros' }),
      sampleMod('re', { title: 'Re-Forged', author: "D'Ávila", short_description: "It doesn't rust" }),
      sampleMod('cjk', { title: '超级方块世界' }),
      sampleMod('version', { title: 'Guide', short_description: 'For 1.7.10 only' }),
    ]);
  });

  it.each([
    ['ceu', ['sky']],
    ['CÉU', ['sky']],
    ['ceu ab', ['sky']],
    ['aberto ceu', ['sky']],
    ['passaros', ['sky']],
    ['re-forged', ['re']],
    ['reforged', ['re']],
    ["d'avila", ['re']],
    ['D’ÁVILA', ['re']],
    ["doesn't", ['re']],
    ['方块', ['cjk']],
    ['级方块世', ['cjk']],
    ['方世', []],
    ['1.7.10', ['version']],
    ['1.7', ['version']],
    ['1.7.11', []],
    ['nada disso', []],
  ])('R003 finds by name or description: %s', (q, ids) => {
    expect(sorted({ q })).toEqual(ids);
    expect(ask({ q }).total).toBe(ids.length);
  });

  it.each([
    '"',
    "'",
    '""',
    '*',
    '^',
    '(',
    'a" OR "b',
    '{title}:x',
    'title : *',
    'NEAR("a" "b", 5)',
    'AND',
    'NOT',
    'x AND',
    "'; DROP TABLE mods; --",
    '%',
    '_',
    '\\',
    '\u0000',
    '\ud800',
    '😀',
    'a'.repeat(120),
  ])('R003 takes %j as ordinary text', (q) => {
    for (const sort of [undefined, ...SORTS]) expect(() => ask({ q, sort, facets: true })).not.toThrow();
    expect(ask({}).total).toBe(4);
  });

  it('ranks title over slug over author and tags over short description over description', async () => {
    await index.put([
      sampleMod('a', { title: 'x1', description: 'Basalto '.repeat(6) }),
      sampleMod('b', { title: 'x2', short_description: 'Basalto' }),
      sampleMod('c', { title: 'x3', tags: ['basalto'] }),
      sampleMod('d', { title: 'x4', slug: 'basalto-d' }),
      sampleMod('e', { title: 'Coisas de basalto e mais', description: 'palavras '.repeat(200) }),
    ]);
    expect(found({ q: 'basalto' })[0]).toBe('e');
    expect(found({ q: 'basalto' }).slice(1, 4)).toEqual(['d', 'c', 'b']);
    expect(sorted({ q: 'basalto', sort: 'oldest' })).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('follows a changed text and forgets the former one', async () => {
    await index.put([sampleMod('sky', { title: 'Mar Fechado' })]);
    expect(found({ q: 'ceu' })).toEqual([]);
    expect(found({ q: 'mar' })).toEqual(['sky']);
    expect(ask({}).total).toBe(4);
  });

  it('no longer finds a withdrawn mod by anything', async () => {
    index.remove(['sky', 'never-there']);
    expect(found({ q: 'ceu' })).toEqual([]);
    expect(ask({ facets: true }).facets?.content_type).toEqual({ mod: 3 });
    expect(ask({}).total).toBe(3);
  });
});

describe('filters', () => {
  it('R008 matches loader and game version on one release', async () => {
    await index.put([
      sampleMod('both', { compat: ['fabric@1.21.4', 'forge@1.20.1'] }),
      sampleMod('one', { compat: ['fabric@1.20.1'] }),
    ]);
    expect(sorted({ loader: ['fabric'], game_version: ['1.20.1'] })).toEqual(['one']);
    expect(sorted({ loader: ['fabric'], game_version: ['1.21.4'] })).toEqual(['both']);
    expect(sorted({ loader: ['fabric', 'forge'], game_version: ['1.20.1'] })).toEqual(['both', 'one']);
    expect(ask({ loader: ['fabric'], game_version: ['1.20.1'], facets: true }).facets?.loader).toEqual({
      fabric: 1,
      forge: 1,
    });
  });

  it('R006 takes a range for the game versions within it, on the release of the loader', async () => {
    await index.put([
      sampleMod('new', { compat: ['fabric@1.21.4', 'forge@1.16.5'] }),
      sampleMod('old', { compat: ['fabric@1.20.1'] }),
    ]);
    expect(sorted({ game_version: ['>=1.21'] })).toEqual(['new']);
    expect(sorted({ game_version: ['>=1.16 <1.21'] })).toEqual(['new', 'old']);
    expect(sorted({ game_version: ['>=1.16 <1.21'], loader: ['fabric'] })).toEqual(['old']);
    expect(sorted({ game_version: ['>=1.21', '1.20.1'], loader: ['fabric'] })).toEqual(['new', 'old']);
    expect(sorted({ game_version: ['>=3'] })).toEqual([]);
  });

  it('R006 agrees with a scan of all mods over random filters, totals, pages and facets included', async () => {
    const mods = sampleMods(400, 7);
    await index.put(mods);
    const random = randomNumbers(11);
    const { one, some } = picker(random);
    const maybe = <T>(value: T): T | undefined => (random() < 0.3 ? value : undefined);
    let hits = 0;
    for (let round = 0; round < 200; round += 1) {
      const query: Partial<ModsQuery> = {
        q: maybe(one(['ceu', 'drag', 'mini red', '模', 'pao', 'a'])),
        content_type: maybe(one(['mod', 'addon'] as const)),
        loader: maybe(some(LOADERS, 2)),
        game_version: maybe(some([...GAME_VERSIONS.slice(0, 5), '>=1.20.4', '>1.20.1 <1.21.4', '<1'], 3)),
        category: maybe(some(CATEGORIES.slice(0, 6), 2)),
        exclude_category: maybe(some(CATEGORIES.slice(0, 6), 2)),
        access: maybe(one(ACCESS_TYPES)),
        featured: maybe(random() < 0.5),
        sort: maybe(one(SORTS)),
        limit: one([7, 24, 100]),
      };
      const expected = mods.filter((mod) => matches(mod, query)).map(({ id }) => id);
      const paged: string[] = [];
      const total = ask(query).total;
      for (let page = 1; paged.length < total; page += 1) {
        const ids = found({ ...query, page });
        if (ids.length === 0) break;
        paged.push(...ids);
      }
      expect(total, JSON.stringify(query)).toBe(expected.length);
      expect(new Set(paged).size, JSON.stringify(query)).toBe(paged.length);
      expect(paged.toSorted(), JSON.stringify(query)).toEqual(expected.toSorted());
      expect(ask({ ...query, facets: true }).facets, JSON.stringify(query)).toEqual(facetsByHand(mods, query));
      hits += total;
    }
    expect(hits).toBeGreaterThan(1000);
  });
});

describe('order', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const counts = (downloads: number, trending = 0) =>
    modCounts.parse({ downloads, recent: { [dayOf(new Date())]: trending }, stars: 9, ratings: 2 });
  beforeEach(async () => {
    await index.put([
      sampleMod('a', { published_at: at(3) }),
      sampleMod('b', { published_at: at(1) }),
      sampleMod('c', { published_at: at(2) }),
      sampleMod('d', { published_at: at(2) }),
    ]);
    await index.putCounts([
      { mods: { a: counts(5, 1), b: counts(9), c: counts(7, 2), z: counts(1000) }, updated_at: at(4) },
    ]);
  });

  it.each([
    ['recent', ['a', 'd', 'c', 'b']],
    ['oldest', ['b', 'c', 'd', 'a']],
    ['downloads', ['b', 'c', 'a', 'd']],
    ['downloads_asc', ['d', 'a', 'c', 'b']],
    ['trending', ['c', 'a', 'd', 'b']],
    ['relevance', ['a', 'd', 'c', 'b']],
    [undefined, ['a', 'd', 'c', 'b']],
  ] as const)('R007 sorts by %s', (sort, ids) => {
    expect(found({ sort })).toEqual(ids);
  });

  it('shows figures on cards, also of a mod that comes after its figures, and keeps them over an edit', async () => {
    await index.put([sampleMod('z'), sampleMod('b', { title: 'Edited', published_at: at(1) })]);
    const [first, second] = ask({ sort: 'downloads' }).cards;
    expect(first).toMatchObject({ id: 'z', downloads: 1000, rating: 4.5, ratings: 2 });
    expect(second).toMatchObject({ id: 'b', title: 'Edited', downloads: 9 });
    expect(ask({ sort: 'oldest' }).cards.find(({ id }) => id === 'd')).toMatchObject({ downloads: 0, rating: null });
  });

  it('answers a page beyond the end with nothing and the true total', async () => {
    expect(ask({ page: 1_000_000, limit: 100 })).toEqual({ cards: [], total: 4 });
  });
});

describe('the console’s list', () => {
  it('sorts by any column, cuts by range and filters by status, text and id', async () => {
    await index.put([
      sampleMod('a', { title: 'Zebra', status: 'pending', published_at: null }),
      sampleMod('b', { title: 'Água' }),
      sampleMod('c', { title: 'Bola', status: 'pending' }),
    ]);
    const list = (question: Partial<ConsoleQuestion>) => {
      const { cards, total } = index.listForConsole({
        sort: ['title', 'ASC'],
        range: [0, 24],
        filter: {},
        ...question,
      });
      return [cards.map(({ id }) => id), total];
    };
    expect(list({})).toEqual([['b', 'c', 'a'], 3]);
    expect(list({ sort: ['title', 'DESC'], range: [1, 2] })).toEqual([['c', 'b'], 3]);
    expect(list({ filter: { status: 'pending' } })).toEqual([['c', 'a'], 2]);
    expect(list({ filter: { q: 'agua' } })).toEqual([['b'], 1]);
    expect(list({ filter: { id: ['a', 'b', 'x'] } })).toEqual([['b', 'a'], 2]);
    expect(list({ filter: { id: [] } })).toEqual([[], 0]);
    expect(list({ range: [50, 60] })).toEqual([[], 3]);
  });

  it('filters by kind, category, loader, access, shelf and author, and shows what was thrown away where it is asked for', async () => {
    const long = new Date(Date.now() - 40 * 86_400_000);
    await index.put([
      sampleMod('a', { categories: ['magic'], compat: ['fabric@1.21.4'], access: 'premium', author: 'Íris' }),
      sampleMod('b', { content_type: 'addon', featured: true, author: 'iris' }),
      sampleMod('c', { status: 'archived', deleted_at: new Date(), author: 'Iris' }),
      sampleMod('d', { status: 'archived', deleted_at: long, author: 'Iris' }),
    ]);
    const list = (filter: ConsoleQuestion['filter']) =>
      index.listForConsole({ sort: ['id', 'ASC'], range: [0, 24], filter }).cards.map(({ id }) => id);
    expect(list({ category: 'magic' })).toEqual(['a']);
    expect(list({ loader: 'fabric' })).toEqual(['a']);
    expect(list({ access: 'premium' })).toEqual(['a']);
    expect(list({ featured: true })).toEqual(['b']);
    expect(list({ content_type: 'addon' })).toEqual(['b']);
    expect(list({ author: 'IRIS' })).toEqual(['a', 'b']);
    expect(list({ status: 'archived' })).toEqual([]);
    // Those that were purged meanwhile are still in the index, and shown no more.
    expect(list({ deleted: true })).toEqual(['c']);
    expect(list({ deleted: true, author: 'iris' })).toEqual(['c']);
    expect(index.titled('MOD A').map(({ id }) => id)).toEqual(['a']);
    expect(index.titled('Mod c')).toEqual([]);
    expect(index.listForStaff(modsQuery.parse({ facets: '1' }))).toMatchObject({
      total: 2,
      facets: { content_type: { mod: 1, addon: 1 } },
    });
  });
});

it('R141 takes the question of the endpoint table as it is parsed', async () => {
  await index.put([sampleMod('a', { content_type: 'addon' }), sampleMod('b')]);
  expect(index.list(modsQuery.parse({ content_type: 'addon' })).cards.map(({ id }) => id)).toEqual(['a']);
});
