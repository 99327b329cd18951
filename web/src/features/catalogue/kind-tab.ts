import type { ContentType } from '@bigorna/domain/catalogue-terms';
import type { GameVersions } from '@bigorna/domain/game-versions';
import { LIST_PATHS } from '@bigorna/domain/site-addresses';
import type { FilterProps } from './components/filter-props.ts';
import { fitToKind, toListingHref } from './listing-state.ts';

/**
 * Listing of another kind with the same text and, where that kind supports them, the same filters.
 *
 * @returns the listing's URL, and its number of results if the current response includes that number
 */
export const getKindTab = (
  kind: ContentType,
  { state, facets }: Pick<FilterProps, 'state' | 'facets'>,
  known: GameVersions | undefined,
) => {
  const supported = fitToKind(kind, { ...state, t: null, page: 1 }, known);
  const isSameQuery = (['v', 'g', 'e'] as const).every((name) => supported[name].length === state[name].length);
  return {
    href: toListingHref(LIST_PATHS[kind], supported),
    count: isSameQuery && facets ? (facets.content_type[kind] ?? 0) : undefined,
  };
};
