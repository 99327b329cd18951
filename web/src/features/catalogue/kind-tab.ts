import type { ContentType } from '@bigorna/domain/catalogue-terms';
import { PATTERNS } from '#app/paths.ts';
import type { FilterProps } from './components/filter-props.ts';
import { fittedTo, listingHref } from './listing-state.ts';

const KIND_PATHS: Readonly<Record<ContentType, string>> = { mod: PATTERNS.mods, addon: PATTERNS.addons };

/**
 * The listing of a kind with the same text and filters, as far as that kind can have them.
 *
 * @returns its address, and how many it finds where the answer for the shown listing tells.
 */
export const kindTab = (kind: ContentType, { state, facets }: Pick<FilterProps, 'state' | 'facets'>) => {
  const kept = fittedTo(kind, { ...state, t: null, page: 1 });
  const isSameQuestion = kept.v.length === state.v.length && kept.g.length === state.g.length;
  return {
    href: listingHref(KIND_PATHS[kind], kept),
    count: isSameQuestion && facets ? (facets.content_type[kind] ?? 0) : undefined,
  };
};
