import {
  CATEGORIES,
  CONTENT_TYPES,
  type ContentType,
  DEFAULT_SORT,
  LOADERS,
  LOADERS_BY_TYPE,
  SIDES,
  SORTS,
  type Sort,
} from '@bigorna/domain/catalogue-terms';
import type { GameVersions } from '@bigorna/domain/game-versions';
import { ACCESS_TYPES, MOD_TEXT, PAGE_MAX, PAGE_SIZE, SEARCH_TEXT_MAX } from '@bigorna/domain/limits';
import { LANGUAGES } from '@bigorna/domain/locales';
import { isVersionQuery, isVersionRange } from '@bigorna/domain/version-range';
import { getContentTypes } from '#shared/game/my-game.ts';
import {
  createListField,
  createSingleField,
  createUrlFormat,
  parseLiteral,
  parsePage,
  parseText,
} from '#shared/routing/url-fields.ts';

/** Page sizes; the first is the API's default. */
export const PAGE_SIZES = [PAGE_SIZE, PAGE_SIZE * 2, PAGE_SIZE * 4] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Orders that the URL can contain. Relevance is missing, because it is only the default order of a search. */
const NAMED_SORTS = SORTS.filter((sort) => sort !== 'relevance');
/** The API's limit of values per filter. */
const VALUES_MAX = 30;

/** A game version, known or not, or a range such as `>=1.21`; undefined for other texts. */
const parseVersion = (text: string): string | undefined => (isVersionQuery(text) ? text : undefined);

/** Listing state in the URL. The short keys are permanent. Unknown values are dropped, defaults are omitted. */
const format = createUrlFormat({
  q: createSingleField(parseText, ''),
  t: createSingleField(parseLiteral(CONTENT_TYPES), null),
  v: createListField(parseVersion),
  g: createListField(parseLiteral(LOADERS)),
  f: createListField(parseLiteral(CATEGORIES)),
  /** Excluded categories. */
  x: createListField(parseLiteral(CATEGORIES)),
  /** Whole tags, ignoring case and accents. */
  tag: createListField(parseText),
  a: createSingleField(parseLiteral(ACCESS_TYPES), null),
  /** Sides that a mod runs on. */
  e: createListField(parseLiteral(SIDES)),
  /** Languages of the texts. */
  l: createListField(parseLiteral(LANGUAGES)),
  /** Only mods featured by staff. */
  d: createSingleField(parseLiteral(['1']), null),
  s: createSingleField(parseLiteral(NAMED_SORTS), null),
  page: createSingleField(parsePage(PAGE_MAX), 1),
  m: createSingleField(parseLiteral(PAGE_SIZES), PAGE_SIZE),
});

export type ListingState = ReturnType<typeof format.read>;
export type ListingChange = Partial<ListingState>;

/** Shortens a text, without half an emoji at its end. */
const cut = (text: string, max: number): string => text.slice(0, max).replace(/\p{Cs}/gu, '');

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)].slice(0, VALUES_MAX);

/** Order without a sort parameter in the URL: relevance for a search, else `DEFAULT_SORT`. */
export const getDefaultSort = ({ q }: Pick<ListingState, 'q'>): Sort => (q.trim() ? 'relevance' : DEFAULT_SORT);

/**
 * Removes loaders and sides that a kind of content does not support, and versions that only the other edition has.
 *
 * @param known undefined until they are loaded: then every version stays
 */
export const fitToKind = (
  kind: ContentType | null | undefined,
  state: ListingState,
  known: GameVersions | undefined,
): ListingState => {
  if (!kind) return state;
  const isSupported = (version: string): boolean => getContentTypes({ version, loader: '' }, known).includes(kind);
  return {
    ...state,
    v: state.v.filter((version) => isVersionRange(version) || isSupported(version)),
    g: state.g.filter((loader) => LOADERS_BY_TYPE[kind].includes(loader)),
    e: kind === 'addon' ? [] : state.e,
  };
};

/**
 * Parses a listing URL; limits it to valid combinations and to the API's limits.
 *
 * @param kind the listing's fixed kind, if any; the kind in the URL is then ignored
 * @param known game versions; undefined until they are loaded
 */
export const parseListingState = (search: string, kind?: ContentType, known?: GameVersions): ListingState => {
  const state = format.read(search);
  const x = distinct(state.x);
  const whole = {
    ...state,
    t: kind ? null : state.t,
    q: cut(state.q, SEARCH_TEXT_MAX),
    v: distinct(state.v),
    g: distinct(state.g),
    f: distinct(state.f).filter((category) => !x.includes(category)),
    x,
    e: distinct(state.e),
    l: distinct(state.l),
    tag: distinct(state.tag.map((tag) => cut(tag.trim(), MOD_TEXT.tag)).filter(Boolean)),
    s: state.s === getDefaultSort(state) ? null : state.s,
  };
  return fitToKind(kind ?? state.t, whole, known);
};

/** URL of a listing: its path with the query string of a state. */
export const toListingHref = format.write;

/** Clears all filters; keeps text and sort. */
export const NO_FILTERS: ListingChange = {
  t: null,
  v: [],
  g: [],
  f: [],
  x: [],
  tag: [],
  a: null,
  e: [],
  l: [],
  d: null,
};
