import {
  CATEGORIES,
  CONTENT_TYPES,
  type ContentType,
  LOADERS,
  LOADERS_OF,
  SORTS,
  type Sort,
} from '@bigorna/domain/catalogue-terms';
import { GAME_VERSIONS, VERSIONS_OF } from '@bigorna/domain/game-versions';
import { ACCESS_TYPES, PAGE_MAX, PAGE_SIZE, SEARCH_TEXT_MAX } from '@bigorna/domain/limits';
import { isVersionRange, VERSION_QUESTION } from '@bigorna/domain/version-range';
import {
  createLoader,
  createParser,
  createSerializer,
  type inferParserType,
  parseAsInteger,
  parseAsNativeArrayOf,
  parseAsNumberLiteral,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';

/** How many mods a page may have; the first is the API's own. */
export const PAGE_SIZES = [PAGE_SIZE, PAGE_SIZE * 2, PAGE_SIZE * 4] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Relevance needs no name: it is the order of a search, as 'recent' is of a list without one. */
const NAMED_SORTS = SORTS.filter((sort) => sort !== 'relevance');
const RANGE_MAX = 60;
/** The API takes no more values of one filter. */
const VALUES_MAX = 30;

/** A game version the portal knows, or a range of them such as `>=1.21`. */
const parseAsVersion = createParser({
  parse: (text) => {
    const known = GAME_VERSIONS.find((version) => version === text);
    const isRange = text.length <= RANGE_MAX && VERSION_QUESTION.test(text) && isVersionRange(text);
    return known ?? (isRange ? text : null);
  },
  serialize: String,
});

/**
 * A listing's state in the URL, by short keys that stay; what is unknown is dropped, what is default is left out.
 *
 * Only nuqs's parsers are used, from the entry without hooks: the router holds the address already, and its hooks
 * would cost the first load 4 KiB.
 */
const parsers = {
  q: parseAsString.withDefault(''),
  t: parseAsStringLiteral(CONTENT_TYPES),
  v: parseAsNativeArrayOf(parseAsVersion),
  g: parseAsNativeArrayOf(parseAsStringLiteral(LOADERS)),
  f: parseAsNativeArrayOf(parseAsStringLiteral(CATEGORIES)),
  /** Categories that are not wanted. */
  x: parseAsNativeArrayOf(parseAsStringLiteral(CATEGORIES)),
  a: parseAsStringLiteral(ACCESS_TYPES),
  /** Only what staff feature. */
  d: parseAsStringLiteral(['1']),
  s: parseAsStringLiteral(NAMED_SORTS),
  page: parseAsInteger.withDefault(1),
  m: parseAsNumberLiteral(PAGE_SIZES).withDefault(PAGE_SIZE),
};

export type ListingState = inferParserType<typeof parsers>;
export type ListingChange = Partial<ListingState>;

const read = createLoader(parsers);

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)].slice(0, VALUES_MAX);

/** The order of a listing whose address names none. */
export const usualSort = ({ q }: Pick<ListingState, 'q'>): Sort => (q.trim() ? 'relevance' : 'recent');

/** A state without the versions and loaders that a kind of content cannot have. */
export const fittedTo = (kind: ContentType | null | undefined, state: ListingState): ListingState => {
  if (!kind) return state;
  const versions: readonly string[] = VERSIONS_OF[kind];
  return {
    ...state,
    v: state.v.filter((version) => isVersionRange(version) || versions.includes(version)),
    g: state.g.filter((loader) => LOADERS_OF[kind].includes(loader)),
  };
};

/**
 * The state an address says, cut down to what the API takes and to what can hold together.
 *
 * @param kind the listing's own kind of content, where it has one; the address then says none.
 */
export const listingStateOf = (search: string, kind?: ContentType): ListingState => {
  const state = read(search);
  const x = distinct(state.x);
  return fittedTo(kind ?? state.t, {
    ...state,
    t: kind ? null : state.t,
    q: state.q.slice(0, SEARCH_TEXT_MAX),
    v: distinct(state.v),
    g: distinct(state.g),
    f: distinct(state.f).filter((category) => !x.includes(category)),
    x,
    s: state.s === usualSort(state) ? null : state.s,
    page: Math.min(Math.max(1, state.page), PAGE_MAX),
  });
};

/** A listing's address for a state. */
export const listingHref = createSerializer(parsers);

/** Nothing filtered; text and sort are not filters. */
export const NO_FILTERS: ListingChange = { t: null, v: [], g: [], f: [], x: [], a: null, d: null };
