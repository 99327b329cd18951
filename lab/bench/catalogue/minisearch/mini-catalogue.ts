import { DEFAULT_SORT, LOADERS, toCompatPair } from '@bigorna/domain/catalogue-terms';
import type { ModCard, ModsQuery } from '@bigorna/domain/endpoints/mods.schemas';
import { isVersionInRange } from '@bigorna/domain/version-range';
import type MiniSearch from 'minisearch';
import type { Listing } from '../../../../functions/src/catalogue/catalogue.ts';
import type { IndexedMod } from '../../../../functions/src/catalogue/indexed-mod.ts';
import { SAMPLE_BEDROCK_VERSIONS, SAMPLE_JAVA_VERSIONS } from '../../../../tools/seed/content/game-versions.ts';

export interface BaselineMod {
  card: ModCard;
  published: number;
  released: number;
  trending: number;
}

const ORDERS: Readonly<Record<string, (a: BaselineMod, b: BaselineMod) => number>> = {
  recent: (a, b) => b.published - a.published,
  oldest: (a, b) => a.published - b.published,
  downloads: (a, b) => b.card.downloads - a.card.downloads,
  downloads_asc: (a, b) => a.card.downloads - b.card.downloads,
  trending: (a, b) => b.trending - a.trending,
  updated: (a, b) => b.released - a.released,
};

const VERSIONS: readonly string[] = [...SAMPLE_JAVA_VERSIONS, ...SAMPLE_BEDROCK_VERSIONS];

/** Tests whether a pair matches. Computes the matching pairs once per query. */
const createPairFilter = ({ loader, game_version }: Pick<ModsQuery, 'loader' | 'game_version'>) => {
  const versions = VERSIONS.filter((one) => game_version?.some((asked) => isVersionInRange(asked, one)) ?? true);
  const pairs = new Set<string>((loader ?? LOADERS).flatMap((name) => versions.map((one) => toCompatPair(name, one))));
  return (pair: string): boolean => pairs.has(pair);
};

/** Whether a card passes all filters. */
const createTest = (query: ModsQuery): ((card: ModCard) => boolean) => {
  const isPair = createPairFilter(query);
  const asksPair = query.loader !== undefined || query.game_version !== undefined;
  const { category, exclude_category } = query;
  return (card) =>
    (query.content_type === undefined || card.content_type === query.content_type) &&
    (query.access === undefined || card.access === query.access) &&
    (query.featured === undefined || card.featured === query.featured) &&
    (category === undefined || card.categories.some((one) => category.includes(one))) &&
    (exclude_category === undefined || !card.categories.some((one) => exclude_category.includes(one))) &&
    (!asksPair || card.compat.some(isPair));
};

/** The lists of our catalogue without facets. Uses MiniSearch for text and plain JavaScript for the rest. */
export class MiniCatalogue {
  readonly #index: MiniSearch<IndexedMod>;
  readonly #byId: ReadonlyMap<string, BaselineMod>;
  /** All mods in each order. Sorted once, so that a list without text needs no sort. */
  readonly #ordered: ReadonlyMap<string, readonly BaselineMod[]>;

  constructor(index: MiniSearch<IndexedMod>, mods: readonly BaselineMod[]) {
    this.#index = index;
    this.#byId = new Map(mods.map((mod) => [mod.card.id, mod]));
    this.#ordered = new Map(Object.entries(ORDERS).map(([sort, compare]) => [sort, mods.toSorted(compare)]));
  }

  /** Text matches, or all mods, in the requested order. */
  #candidates({ q, sort }: ModsQuery): readonly BaselineMod[] {
    const compare = ORDERS[sort ?? ''];
    if (q === undefined || q === '') return this.#ordered.get(sort ?? DEFAULT_SORT) ?? [];
    const found = this.#index.search(q).flatMap(({ id }) => this.#byId.get(id) ?? []);
    return compare === undefined ? found : found.sort(compare);
  }

  list(query: ModsQuery): Listing<ModCard> {
    const accepts = createTest(query);
    const found = this.#candidates(query).filter(({ card }) => accepts(card));
    const from = (query.page - 1) * query.limit;
    return { cards: found.slice(from, from + query.limit).map(({ card }) => card), total: found.length };
  }
}
