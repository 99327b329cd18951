import { PAGE_MAX, SEARCH_TEXT_MAX } from '@bigorna/domain/limits';
import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import type { UrlFormat } from '#app/url-state.ts';

export const FAVORITE_SORTS = ['newest', 'title', 'downloads', 'updated'] as const;
export type FavoriteSort = (typeof FAVORITE_SORTS)[number];

/** The page's state in the URL: text, order and page. */
const parsers = {
  q: parseAsString.withDefault(''),
  s: parseAsStringLiteral(FAVORITE_SORTS).withDefault('newest'),
  page: parseAsInteger.withDefault(1),
};

export type FavoritesState = inferParserType<typeof parsers>;

const read = createLoader(parsers);

export const FAVORITES_URL: UrlFormat<FavoritesState> = {
  read: (search) => {
    const state = read(search);
    return {
      ...state,
      q: state.q.trim().slice(0, SEARCH_TEXT_MAX),
      page: Math.min(Math.max(1, state.page), PAGE_MAX),
    };
  },
  write: createSerializer(parsers),
};
