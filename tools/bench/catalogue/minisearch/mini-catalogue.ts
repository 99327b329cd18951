import { compatPair, LOADERS } from '@bigorna/domain/catalogue-terms';
import type { ModCard, ModsQuery } from '@bigorna/domain/endpoints/mods';
import type { Suggestions } from '@bigorna/domain/endpoints/search';
import { GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { SUGGESTIONS_MAX } from '@bigorna/domain/limits';
import { versionFits } from '@bigorna/domain/version-range';
import type MiniSearch from 'minisearch';
import type { FacetCounts, Listing } from '../../../../functions/src/catalogue/catalogue.ts';
import type { IndexedMod } from '../../../../functions/src/catalogue/indexed-mod.ts';

export interface BaselineMod {
  card: ModCard;
  published: number;
  trending: number;
}

const FACETS = ['content_type', 'access', 'category', 'compat'] as const;
type Facet = (typeof FACETS)[number];
type Test = (card: ModCard) => boolean;

const ORDERS: Readonly<Record<string, (a: BaselineMod, b: BaselineMod) => number>> = {
  recent: (a, b) => b.published - a.published,
  oldest: (a, b) => a.published - b.published,
  downloads: (a, b) => b.card.downloads - a.card.downloads,
  downloads_asc: (a, b) => a.card.downloads - b.card.downloads,
  trending: (a, b) => b.trending - a.trending,
};

const VERSIONS: readonly string[] = GAME_VERSIONS;

/** Whether a pair has what is asked; the pairs that have are found once a question. */
const pairsThat = ({ loader, game_version }: Pick<ModsQuery, 'loader' | 'game_version'>) => {
  const versions = VERSIONS.filter((one) => game_version?.some((asked) => versionFits(asked, one)) ?? true);
  const pairs = new Set<string>((loader ?? LOADERS).flatMap((name) => versions.map((one) => compatPair(name, one))));
  return (pair: string): boolean => pairs.has(pair);
};

/** The filters that facets leave out one at a time, and all the others together. */
const testsOf = (query: ModsQuery): { facets: Readonly<Record<Facet, Test>>; others: Test } => {
  const isPair = pairsThat(query);
  const asksPair = query.loader !== undefined || query.game_version !== undefined;
  const { category, exclude_category } = query;
  return {
    facets: {
      content_type: (card) => query.content_type === undefined || card.content_type === query.content_type,
      access: (card) => query.access === undefined || card.access === query.access,
      category: (card) => category === undefined || card.categories.some((one) => category.includes(one)),
      compat: (card) => !asksPair || card.compat.some(isPair),
    },
    others: (card) =>
      (query.featured === undefined || card.featured === query.featured) &&
      (exclude_category === undefined || !card.categories.some((one) => exclude_category.includes(one))),
  };
};

const add = (counts: Record<string, number>, value: string): void => {
  counts[value] = (counts[value] ?? 0) + 1;
};

/** Facets of some mods in one pass: a mod that fails one filter counts for that filter's facet only. */
const facetsOf = (mods: readonly BaselineMod[], query: ModsQuery): FacetCounts => {
  const { facets: tests, others } = testsOf(query);
  const counts: FacetCounts = { content_type: {}, loader: {}, game_version: {}, category: {}, access: {} };
  const ofVersions = pairsThat({ game_version: query.game_version });
  const ofLoaders = pairsThat({ loader: query.loader });
  for (const { card } of mods) {
    if (!others(card)) continue;
    const failed = FACETS.filter((name) => !tests[name](card));
    if (failed.length > 1) continue;
    const countsFor = (name: Facet): boolean => failed.length === 0 || failed[0] === name;
    if (countsFor('content_type')) add(counts.content_type, card.content_type);
    if (countsFor('access')) add(counts.access, card.access);
    if (countsFor('category')) for (const one of card.categories) add(counts.category, one);
    if (!countsFor('compat')) continue;
    const loaders = new Set(card.compat.filter(ofVersions).map((pair) => pair.slice(0, pair.indexOf('@'))));
    const versions = new Set(card.compat.filter(ofLoaders).map((pair) => pair.slice(pair.indexOf('@') + 1)));
    for (const one of loaders) add(counts.loader, one);
    for (const one of versions) add(counts.game_version, one);
  }
  return counts;
};

/** The same questions as our catalogue's, answered with MiniSearch for the text and plain JavaScript for all else. */
export class MiniCatalogue {
  readonly #index: MiniSearch<IndexedMod>;
  readonly #byId: ReadonlyMap<string, BaselineMod>;
  /** All mods in each order, sorted once, so that a list without a text sorts nothing. */
  readonly #ordered: ReadonlyMap<string, readonly BaselineMod[]>;

  constructor(index: MiniSearch<IndexedMod>, mods: readonly BaselineMod[]) {
    this.#index = index;
    this.#byId = new Map(mods.map((mod) => [mod.card.id, mod]));
    this.#ordered = new Map(Object.entries(ORDERS).map(([sort, compare]) => [sort, mods.toSorted(compare)]));
  }

  #found(text: string): BaselineMod[] {
    return this.#index.search(text).flatMap(({ id }) => this.#byId.get(id) ?? []);
  }

  /** Mods by the text or all, in the order asked. */
  #candidates({ q, sort }: ModsQuery): readonly BaselineMod[] {
    const compare = ORDERS[sort ?? ''];
    if (q === undefined || q === '') return this.#ordered.get(sort ?? 'recent') ?? this.#ordered.get('recent') ?? [];
    const found = this.#found(q);
    return compare === undefined ? found : found.sort(compare);
  }

  list(query: ModsQuery): Listing<ModCard> {
    const { facets, others } = testsOf(query);
    const candidates = this.#candidates(query);
    const found = candidates.filter(({ card }) => others(card) && FACETS.every((name) => facets[name](card)));
    const from = (query.page - 1) * query.limit;
    return {
      cards: found.slice(from, from + query.limit).map(({ card }) => card),
      total: found.length,
      ...(query.facets === true ? { facets: facetsOf(candidates, query) } : {}),
    };
  }

  suggest(text: string): Suggestions {
    const found = this.#found(text);
    const authors: Record<string, number> = {};
    const categories: Record<string, number> = {};
    for (const { card } of found) {
      add(authors, card.author);
      for (const one of card.categories) add(categories, one);
    }
    const most = (counts: Record<string, number>, length: number): [string, number][] =>
      Object.entries(counts)
        .sort(([, a], [, b]) => b - a)
        .slice(0, length);
    const cards = found.slice(0, SUGGESTIONS_MAX.mods).map(({ card }) => card);
    return {
      mods: cards.map(({ id, slug, title, author, language, content_type, thumbnail_url }) => ({
        ...{ id, slug, title, author, language, content_type, thumbnail_url },
      })),
      authors: most(authors, SUGGESTIONS_MAX.authors).map(([name, mods]) => ({ name, mods })),
      categories: most(categories, SUGGESTIONS_MAX.categories).flatMap(([name, mods]) => {
        const category = cards.flatMap((card) => card.categories).find((one) => one === name);
        return category === undefined ? [] : [{ category, mods }];
      }),
    };
  }
}
