import { PAGE_MAX } from '@bigorna/domain/limits';
import { createUrlFormat, parseLiteral, parsePage, parseSearchText, single } from '#shared/routing/url-fields.ts';

export const FAVORITE_SORTS = ['newest', 'title', 'downloads', 'updated'] as const;
export type FavoriteSort = (typeof FAVORITE_SORTS)[number];

/** Page state in the URL: text, order and page. */
export const FAVORITES_URL = createUrlFormat({
  q: single(parseSearchText, ''),
  s: single(parseLiteral(FAVORITE_SORTS), 'newest'),
  page: single(parsePage(PAGE_MAX), 1),
});

export type FavoritesState = ReturnType<typeof FAVORITES_URL.read>;
