import { CATEGORIES, LOADERS, SIDES, SORTS } from '@bigorna/domain/catalogue-terms';
import { type ModsQuery, modsQuery } from '@bigorna/domain/endpoints/mods.schemas';
import { modCounts } from '@bigorna/domain/entities/mod';
import { ACCESS_TYPES } from '@bigorna/domain/limits';
import { getLanguage, LANGUAGES } from '@bigorna/domain/locales';
import { createRandom } from '@bigorna/domain/random';
import { toDay } from '@bigorna/domain/trending';
import { isVersionInRange } from '@bigorna/domain/version-range';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ConsoleQuery, FacetCounts } from './catalogue.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { IndexedMod } from './indexed-mod.ts';
import { SampleIndexes } from './sample-index.ts';
import { createPicker, createSampleMod, createSampleMods, SAMPLE_VERSIONS } from './sample-mods.ts';
import { findConceptTokens } from './text/concept-names.ts';
import { getDocumentTokens, getQueryWords } from './tokenizer.ts';

let samples: SampleIndexes;
let index: CatalogueIndex;
beforeEach(() => {
  samples = new SampleIndexes();
  index = samples.create();
});
afterEach(() => samples.clear());

const runQuery = (query: Partial<ModsQuery>) => index.list({ page: 1, limit: 24, ...query });
const findIds = (query: Partial<ModsQuery>) => runQuery(query).cards.map(({ id }) => id);
const findSortedIds = (query: Partial<ModsQuery>) => findIds(query).sort();

const getText = (mod: IndexedMod): string =>
  [
    ...[mod.title, mod.slug, mod.author, ...mod.tags, mod.short_description, mod.description],
    ...[mod.version, mod.minecraft_version, ...mod.categories, ...mod.compat.flatMap((pair) => pair.split('@'))],
  ].join(' ');
const tokenCache = new WeakMap<IndexedMod, string[]>();
const getTokens = (mod: IndexedMod): string[] => {
  const { plain, derived } = getDocumentTokens(getText(mod));
  return [
    ...plain,
    ...derived,
    ...findConceptTokens([mod.title, mod.short_description, ...mod.tags], getLanguage(mod.language)),
  ];
};
/** Whether a mod contains all words of a query. Only for texts without compounds and plurals. */
const hasAll = (mod: IndexedMod, q: string): boolean => {
  const tokens = tokenCache.get(mod) ?? getTokens(mod);
  tokenCache.set(mod, tokens);
  const requested = getQueryWords(q).map(({ forms }) => forms[0]?.[0]?.text ?? '');
  return requested.every((token, i) => {
    if (i < requested.length - 1 || tokens.includes(token)) return tokens.includes(token);
    const prefixed = token.length === 1 ? getDocumentTokens(mod.title).plain : tokens;
    return prefixed.some((actual) => actual.startsWith(token));
  });
};
type Key = keyof FacetCounts | 'q' | 'exclude_category' | 'featured';
const overlaps = (list: readonly string[] | undefined, actual: readonly string[]): boolean =>
  list === undefined || list.length === 0 || list.some((item) => actual.includes(item));

const matchesAnyVersion = (requested: readonly string[] | undefined, version: string): boolean =>
  requested === undefined || requested.length === 0 || requested.some((query) => isVersionInRange(query, version));

/** Whether a mod matches a query, computed without an index. Skips the `ignored` filters, for facets. */
const matches = (mod: IndexedMod, query: Partial<ModsQuery>, ...ignored: Key[]): boolean => {
  const requested = { ...query, ...Object.fromEntries(ignored.map((key) => [key, undefined])) };
  const pairs = mod.compat.map((pair) => pair.split('@'));
  const hasPairFilter = Boolean(requested.loader?.length) || Boolean(requested.game_version?.length);
  return (
    hasAll(mod, requested.q ?? '') &&
    (requested.content_type === undefined || mod.content_type === requested.content_type) &&
    (requested.access === undefined || mod.access === requested.access) &&
    (requested.featured === undefined || mod.featured === requested.featured) &&
    (!hasPairFilter ||
      pairs.some(
        ([loader = '', version = '']) =>
          overlaps(requested.loader, [loader]) && matchesAnyVersion(requested.game_version, version),
      )) &&
    overlaps(requested.category, mod.categories) &&
    overlaps(requested.side, mod.side === null ? [] : [mod.side]) &&
    overlaps(requested.language, [getLanguage(mod.language)]) &&
    !(requested.exclude_category ?? []).some((category) => mod.categories.includes(category))
  );
};

const tally = (mods: readonly IndexedMod[], getValues: (mod: IndexedMod) => readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const value of mods.flatMap((mod) => [...new Set(getValues(mod))])) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

const computeFacets = (mods: readonly IndexedMod[], query: Partial<ModsQuery>): FacetCounts => {
  const pairs = (mod: IndexedMod) => mod.compat.map((pair) => pair.split('@'));
  const matching = (...ignored: Key[]) => mods.filter((mod) => matches(mod, query, ...ignored));
  return {
    content_type: tally(matching('content_type'), (mod) => [mod.content_type]),
    access: tally(matching('access'), (mod) => [mod.access]),
    category: tally(matching('category'), (mod) => mod.categories),
    side: tally(matching('side'), ({ side }) => (side === null ? [] : [side])),
    language: tally(matching('language'), ({ language }) => [getLanguage(language)]),
    loader: tally(matching('loader'), (mod) =>
      pairs(mod).flatMap(([loader = '', version = '']) =>
        matchesAnyVersion(query.game_version, version) ? [loader] : [],
      ),
    ),
    game_version: tally(matching('game_version'), (mod) =>
      pairs(mod).flatMap(([loader = '', version = '']) => (overlaps(query.loader, [loader]) ? [version] : [])),
    ),
  };
};

describe('search', () => {
  beforeEach(async () => {
    await index.put([
      createSampleMod('sky', { title: 'Céu Aberto', description: 'Nuvens e pássaros' }),
      createSampleMod('re', { title: 'Re-Forged', author: "D'Ávila", short_description: "It doesn't rust" }),
      createSampleMod('cjk', { title: '超级方块世界' }),
      createSampleMod('version', { title: 'Guide', short_description: 'For 1.7.10 only' }),
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
  ])('finds exactly the mods that match %s (R003)', (q, ids) => {
    expect(findSortedIds({ q })).toEqual(ids);
    expect(runQuery({ q }).total).toBe(ids.length);
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
  ])('accepts %j without an error (R003)', (q) => {
    for (const sort of [undefined, ...SORTS]) expect(() => runQuery({ q, sort, facets: true })).not.toThrow();
    expect(runQuery({}).total).toBe(4);
  });

  it('ranks matches by title, slug, tags, short description, description, in this order', async () => {
    await index.put([
      createSampleMod('a', { title: 'x1', description: 'Basalto '.repeat(6) }),
      createSampleMod('b', { title: 'x2', short_description: 'Basalto' }),
      createSampleMod('c', { title: 'x3', tags: ['basalto'] }),
      createSampleMod('d', { title: 'x4', slug: 'basalto-d' }),
      createSampleMod('e', { title: 'Coisas de basalto e mais', description: 'palavras '.repeat(200) }),
    ]);
    expect(findIds({ q: 'basalto' })[0]).toBe('e');
    expect(findIds({ q: 'basalto' }).slice(1, 4)).toEqual(['d', 'c', 'b']);
    expect(findSortedIds({ q: 'basalto', sort: 'oldest' })).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('finds an edited mod by its new text, not by its old text', async () => {
    await index.put([createSampleMod('sky', { title: 'Mar Fechado' })]);
    expect(findIds({ q: 'ceu' })).toEqual([]);
    expect(findIds({ q: 'mar' })).toEqual(['sky']);
    expect(runQuery({}).total).toBe(4);
  });

  it('does not find a removed mod', async () => {
    index.remove(['sky', 'never-there']);
    expect(findIds({ q: 'ceu' })).toEqual([]);
    expect(runQuery({ facets: true }).facets?.content_type).toEqual({ mod: 3 });
    expect(runQuery({}).total).toBe(3);
  });
});

describe('filters', () => {
  it('require one release with both the loader and the game version (R008)', async () => {
    await index.put([
      createSampleMod('both', { compat: ['fabric@1.21.4', 'forge@1.20.1'] }),
      createSampleMod('one', { compat: ['fabric@1.20.1'] }),
    ]);
    expect(findSortedIds({ loader: ['fabric'], game_version: ['1.20.1'] })).toEqual(['one']);
    expect(findSortedIds({ loader: ['fabric'], game_version: ['1.21.4'] })).toEqual(['both']);
    expect(findSortedIds({ loader: ['fabric', 'forge'], game_version: ['1.20.1'] })).toEqual(['both', 'one']);
    expect(runQuery({ loader: ['fabric'], game_version: ['1.20.1'], facets: true }).facets?.loader).toEqual({
      fabric: 1,
      forge: 1,
    });
  });

  it('require one release with both the loader and a game version in the range (R006)', async () => {
    await index.put([
      createSampleMod('new', { compat: ['fabric@1.21.4', 'forge@1.16.5'] }),
      createSampleMod('old', { compat: ['fabric@1.20.1'] }),
    ]);
    expect(findSortedIds({ game_version: ['>=1.21'] })).toEqual(['new']);
    expect(findSortedIds({ game_version: ['>=1.16 <1.21'] })).toEqual(['new', 'old']);
    expect(findSortedIds({ game_version: ['>=1.16 <1.21'], loader: ['fabric'] })).toEqual(['old']);
    expect(findSortedIds({ game_version: ['>=1.21', '1.20.1'], loader: ['fabric'] })).toEqual(['new', 'old']);
    expect(findSortedIds({ game_version: ['>=3'] })).toEqual([]);
  });

  it('select and count mods by side, and by language without region (R006)', async () => {
    await index.put([
      createSampleMod('brazil', { language: 'pt-BR', side: 'client' }),
      createSampleMod('portugal', { language: 'pt-PT', side: 'both' }),
      createSampleMod('english', { language: 'en-US', side: 'server' }),
      createSampleMod('unknown', { language: 'en-US' }),
    ]);
    expect(findSortedIds({ side: ['client', 'server'] })).toEqual(['brazil', 'english']);
    expect(findSortedIds({ language: ['pt'] })).toEqual(['brazil', 'portugal']);
    expect(findSortedIds({ language: ['pt'], side: ['both'] })).toEqual(['portugal']);
    expect(findSortedIds({ language: ['fr'] })).toEqual([]);
    expect(runQuery({ language: ['en'], facets: true }).facets).toMatchObject({
      side: { server: 1 },
      language: { pt: 2, en: 2 },
    });
    expect(runQuery({}).cards.map(({ id, side }) => [id, side])).toContainEqual(['brazil', 'client']);
  });

  it('give the same totals, pages and facets as a full scan, for random queries (R006)', async () => {
    const mods = createSampleMods(400, 7);
    await index.put(mods);
    const random = createRandom(11);
    const { one, some } = createPicker(random);
    const maybe = <T>(value: T): T | undefined => (random() < 0.3 ? value : undefined);
    let hits = 0;
    for (let round = 0; round < 200; round += 1) {
      const query: Partial<ModsQuery> = {
        q: maybe(one(['ceu', 'drag', 'mini red', '模', 'pao', 'a'])),
        content_type: maybe(one(['mod', 'addon'] as const)),
        loader: maybe(some(LOADERS, 2)),
        game_version: maybe(some([...SAMPLE_VERSIONS, '>=1.20.4', '>1.20.1 <1.21.4', '<1'], 3)),
        category: maybe(some(CATEGORIES.slice(0, 6), 2)),
        exclude_category: maybe(some(CATEGORIES.slice(0, 6), 2)),
        access: maybe(one(ACCESS_TYPES)),
        side: maybe(some(SIDES, 2)),
        language: maybe(some(LANGUAGES, 2)),
        featured: maybe(random() < 0.5),
        sort: maybe(one(SORTS)),
        limit: one([7, 24, 100]),
      };
      const expected = mods.filter((mod) => matches(mod, query)).map(({ id }) => id);
      const paged: string[] = [];
      const total = runQuery(query).total;
      for (let page = 1; paged.length < total; page += 1) {
        const ids = findIds({ ...query, page });
        if (ids.length === 0) break;
        paged.push(...ids);
      }
      expect(total, JSON.stringify(query)).toBe(expected.length);
      expect(new Set(paged).size, JSON.stringify(query)).toBe(paged.length);
      expect(paged.toSorted(), JSON.stringify(query)).toEqual(expected.toSorted());
      expect(runQuery({ ...query, facets: true }).facets, JSON.stringify(query)).toEqual(computeFacets(mods, query));
      hits += total;
    }
    expect(hits).toBeGreaterThan(1000);
  });
});

describe('listing', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const counts = (downloads: number, trending = 0) =>
    modCounts.parse({ downloads, recent: { [toDay(new Date())]: trending }, stars: 9, ratings: 2 });
  beforeEach(async () => {
    await index.put([
      createSampleMod('a', { published_at: at(3), released_at: at(3) }),
      createSampleMod('b', { published_at: at(1), released_at: at(9) }),
      createSampleMod('c', { published_at: at(2), released_at: at(5) }),
      createSampleMod('d', { published_at: at(2), released_at: null }),
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
    ['trending', ['c', 'a', 'b', 'd']],
    ['relevance', ['c', 'a', 'b', 'd']],
    [undefined, ['c', 'a', 'b', 'd']],
    ['updated', ['b', 'c', 'a', 'd']],
    ['rating', ['b', 'c', 'a', 'd']],
  ] as const)('sorts by %s (R007)', (sort, ids) => {
    expect(findIds({ sort })).toEqual(ids);
  });

  it('sorts many good ratings before one perfect rating, and unrated mods last (R007)', async () => {
    const rated = (ratings: number, stars: number) => modCounts.parse({ ratings, stars });
    await index.putCounts([
      { mods: { a: rated(1, 5), b: rated(40, 190), c: rated(3, 3), d: rated(0, 0) }, updated_at: at(4) },
    ]);
    expect(findIds({ sort: 'rating' })).toEqual(['b', 'a', 'c', 'd']);
  });

  it('puts a mod with a new release first when sorted by update, not by publication (R007)', async () => {
    await index.put([createSampleMod('d', { published_at: at(2), released_at: at(20) })]);
    expect(findIds({ sort: 'updated' })).toEqual(['d', 'b', 'c', 'a']);
    expect(findIds({ sort: 'recent' })).toEqual(['a', 'd', 'c', 'b']);
    expect(runQuery({ sort: 'updated' }).cards[0]?.released_at).toBe(at(20).toISOString());
  });

  it('shows counts that arrived before their mod, and keeps the counts after an edit', async () => {
    await index.put([createSampleMod('z'), createSampleMod('b', { title: 'Edited', published_at: at(1) })]);
    const [first, second] = runQuery({ sort: 'downloads' }).cards;
    expect(first).toMatchObject({ id: 'z', downloads: 1000, rating: 4.5, ratings: 2 });
    expect(second).toMatchObject({ id: 'b', title: 'Edited', downloads: 9 });
    expect(runQuery({ sort: 'oldest' }).cards.find(({ id }) => id === 'd')).toMatchObject({
      downloads: 0,
      rating: null,
    });
  });

  it('returns no cards and the real total beyond the last page', async () => {
    expect(runQuery({ page: 1_000_000, limit: 100 })).toEqual({ cards: [], total: 4 });
  });
});

describe('console list', () => {
  it('sorts by title, pages by range, and filters by status, text and id', async () => {
    await index.put([
      createSampleMod('a', { title: 'Zebra', status: 'pending', published_at: null }),
      createSampleMod('b', { title: 'Água' }),
      createSampleMod('c', { title: 'Bola', status: 'pending' }),
    ]);
    const list = (query: Partial<ConsoleQuery>) => {
      const { cards, total } = index.listForConsole({
        sort: ['title', 'ASC'],
        range: [0, 24],
        filter: {},
        ...query,
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

  it('sorts by relevance if there is a search text (R123)', async () => {
    await index.put([
      createSampleMod('a', { title: 'Lanterna', status: 'pending' }),
      createSampleMod('b', { title: 'Mesa', short_description: 'Uma lanterna' }),
    ]);
    const list = (filter: ConsoleQuery['filter']) =>
      index.listForConsole({ sort: ['relevance', 'DESC'], range: [0, 24], filter }).cards.map(({ id }) => id);
    expect(list({ q: 'lanterna' })).toEqual(['a', 'b']);
    expect(list({})).toEqual(['b', 'a']);
  });

  it('filters by the time of the last change, also by one limit (R123)', async () => {
    const day = (date: number) => new Date(Date.UTC(2026, 4, date));
    await index.put([1, 2, 3].map((date) => createSampleMod(`on-${date}`, { updated_at: day(date) })));
    const list = (filter: ConsoleQuery['filter']) =>
      index.listForConsole({ sort: ['id', 'ASC'], range: [0, 24], filter }).cards.map(({ id }) => id);
    expect(list({ from: day(2).toISOString() })).toEqual(['on-2', 'on-3']);
    expect(list({ to: day(2).toISOString() })).toEqual(['on-1', 'on-2']);
    expect(list({ from: day(2).toISOString(), to: day(2).toISOString() })).toEqual(['on-2']);
  });

  it('filters by each field and shows soft-deleted mods only on request', async () => {
    const expiredAt = new Date(Date.now() - 40 * 86_400_000);
    await index.put([
      createSampleMod('a', { categories: ['magic'], compat: ['fabric@1.21.4'], access: 'premium', author: 'Íris' }),
      createSampleMod('b', { content_type: 'addon', categories: ['decoration'], featured: true, author: 'iris' }),
      createSampleMod('c', { status: 'archived', deleted_at: new Date(), author: 'Iris' }),
      createSampleMod('d', { status: 'archived', deleted_at: expiredAt, author: 'Iris' }),
    ]);
    const list = (filter: ConsoleQuery['filter']) =>
      index.listForConsole({ sort: ['id', 'ASC'], range: [0, 24], filter }).cards.map(({ id }) => id);
    expect(list({ category: ['magic'] })).toEqual(['a']);
    expect(list({ loader: ['fabric'] })).toEqual(['a']);
    expect(list({ category: ['magic', 'decoration'] })).toEqual(['a', 'b']);
    expect(list({ category: ['magic', 'decoration'], access: 'public' })).toEqual(['b']);
    expect(list({ access: 'premium' })).toEqual(['a']);
    expect(list({ featured: true })).toEqual(['b']);
    expect(list({ content_type: 'addon' })).toEqual(['b']);
    expect(list({ author: 'IRIS' })).toEqual(['a', 'b']);
    expect(list({ status: 'archived' })).toEqual([]);
    // The index still contains purged mods but hides them.
    expect(list({ deleted: true })).toEqual(['c']);
    expect(list({ deleted: true, author: 'iris' })).toEqual(['c']);
    expect(index.findByTitle('MOD A').map(({ id }) => id)).toEqual(['a']);
    expect(index.findByTitle('Mod c')).toEqual([]);
    expect(index.listForStaff(modsQuery.parse({ facets: '1' }))).toMatchObject({
      total: 2,
      facets: { content_type: { mod: 1, addon: 1 } },
    });
  });
});

it('an index accepts the parsed query of the endpoint (R141)', async () => {
  await index.put([createSampleMod('a', { content_type: 'addon' }), createSampleMod('b')]);
  expect(index.list(modsQuery.parse({ content_type: 'addon' })).cards.map(({ id }) => id)).toEqual(['a']);
});
