import { getAuthorKey } from './author-key.ts';
import { CONTENT_TYPES, type ContentType } from './catalogue-terms.ts';
import { LANGUAGE_PARAM } from './site-page.ts';

/** Formats of feeds: the endings of their paths, and their media types. */
export const FEED_TYPES = { atom: 'application/atom+xml', json: 'application/feed+json' } as const;
export type FeedFormat = keyof typeof FEED_TYPES;

/** Keys in the URLs of the site's lists, by the API's parameters. The short keys are permanent. */
const LIST_KEYS = { q: 'q', content_type: 't', game_version: 'v', loader: 'g', category: 'f', tag: 'tag' } as const;
type ListParameter = keyof typeof LIST_KEYS;
const NAMES = ['q', 'content_type', 'game_version', 'loader', 'category', 'tag'] as const satisfies ListParameter[];
/** Parameters of `listMods` that a feed has too. */
export const FEED_FILTERS = ['author', ...NAMES] as const;

/** Filters of `listMods` that a page of the site can show. */
export type ListFilters = { readonly [Name in ListParameter]?: string | readonly string[] | undefined } & {
  readonly author?: string | undefined;
};

/** Paths of the lists of one content type. */
export const LIST_PATHS: Readonly<Record<ContentType, string>> = { mod: '/mods', addon: '/addons' };

/**
 * Encodes a value of a query, also the apostrophe, as browsers do. So one text has one URL. A shortened text may end
 * with half an emoji, which only `toWellFormed` makes encodable.
 */
const queryValue = (value: string): string => encodeURIComponent(value.toWellFormed()).replaceAll("'", '%27');

/** Query of a URL with its question mark; empty without parameters. Writes a space as `%20`. */
export const toQuery = (params: readonly (readonly [name: string, value: string])[]): string =>
  params.length > 0 ? `?${params.map(([name, value]) => `${name}=${queryValue(value)}`).join('&')}` : '';

const listPairs = (filters: ListFilters, getKey: (name: ListParameter) => string): [string, string][] =>
  NAMES.flatMap((name) => [filters[name] ?? []].flat().map((value): [string, string] => [getKey(name), value]));

/** Path of a mod's page. */
export const getModPath = (slug: string): string => `/mods/${encodeURIComponent(slug)}`;
/** Path of a mod's page that shows one release. */
export const getReleasePath = (slug: string, release: string): string =>
  `${getModPath(slug)}?tab=versions&release=${encodeURIComponent(release)}`;
/** Path of the feed of a mod's releases. */
export const getModFeedPath = (slug: string, format: FeedFormat): string =>
  `/feeds/mods/${encodeURIComponent(slug)}.${format}`;
/** Path of the feed of the newest mods that match filters. */
export const getListFeedPath = ({ author, ...filters }: ListFilters, format: FeedFormat): string => {
  const key: [string, string][] = author === undefined ? [] : [['author', getAuthorKey(author)]];
  return `/feeds/mods.${format}${toQuery([...key, ...listPairs(filters, (name) => name)])}`;
};
/** Path of an author's page, for any spelling of the name. */
export const getAuthorPath = (name: string): string => `/authors/${encodeURIComponent(getAuthorKey(name))}`;

/** Appends a language to a path, which may have a query. Without a language, the page chooses it. */
export const withLanguage = (path: string, language: string | undefined): string =>
  language === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${language}`;

/** Path of the page with the results of an API query: an author's page, a list or the search. */
export const getListPath = ({ author, ...filters }: ListFilters): string => {
  const { q, content_type, ...rest } = filters;
  const type = q === undefined && author === undefined && CONTENT_TYPES.find((known) => known === content_type);
  const list = author === undefined ? '/search' : getAuthorPath(author);
  return `${type ? LIST_PATHS[type] : list}${toQuery(listPairs(type ? rest : filters, (name) => LIST_KEYS[name]))}`;
};
