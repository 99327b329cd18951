import { PAGE_MAX } from '@bigorna/domain/limits';
import {
  createSingleField,
  createUrlFormat,
  parseLiteral,
  parsePage,
  parseSearchText,
} from '#shared/routing/url-fields.ts';

export const FAVORITE_SORTS = ['newest', 'title', 'downloads', 'updated'] as const;
export type FavoriteSort = (typeof FAVORITE_SORTS)[number];

/** Page state in the URL: text, order and page. */
export const FAVORITES_URL = createUrlFormat({
  q: createSingleField(parseSearchText, ''),
  s: createSingleField(parseLiteral(FAVORITE_SORTS), 'newest'),
  page: createSingleField(parsePage(PAGE_MAX), 1),
});

export type FavoritesState = ReturnType<typeof FAVORITES_URL.read>;
