import type { Category, ContentType } from '@bigorna/domain/catalogue-terms';
import { PAGE_SIZE } from '@bigorna/domain/limits';
import { FEED_FILTERS } from '@bigorna/domain/site-addresses';
import type { ListingQuery } from './api/mods-query.ts';
import type { ListingState } from './listing-state.ts';

/** Filters of a state as API query; /mods and /addons fix `kind`. */
const toFilters = (state: ListingState, kind: ContentType | undefined): ListingQuery => {
  const contentType = kind ?? state.t;
  const q = state.q.trim();
  return {
    ...(q && { q }),
    ...(contentType && { content_type: contentType }),
    ...(state.v.length > 0 && { game_version: state.v }),
    ...(state.g.length > 0 && { loader: state.g }),
    ...(state.f.length > 0 && { category: state.f }),
    ...(state.x.length > 0 && { exclude_category: state.x }),
    ...(state.tag.length > 0 && { tag: state.tag }),
    ...(state.a && { access: state.a }),
    ...(state.e.length > 0 && { side: state.e }),
    ...(state.l.length > 0 && { language: state.l }),
    ...(state.d && { featured: true }),
  };
};

/** Whether a state has any filter. The fixed kind of /mods and /addons is not part of the state. */
export const hasFilters = (state: ListingState): boolean => Object.keys(toFilters(state, undefined)).length > 0;

/** What a listing fixes, whatever its URL says. */
export interface ListingScope {
  kind?: ContentType | undefined;
  /** Key of an author. */
  author?: string | undefined;
}

/** API query of a state, without defaults. */
export const toListingQuery = (state: ListingState, { kind, author }: ListingScope): ListingQuery => ({
  ...(author !== undefined && { author }),
  ...toFilters(state, kind),
  ...(state.s && { sort: state.s }),
  ...(state.page > 1 && { page: state.page }),
  ...(state.m !== PAGE_SIZE && { limit: state.m }),
});

/** Parameters of a query that a feed has too, or that are no filters. */
const IN_FEED: readonly string[] = [...FEED_FILTERS, 'sort', 'page', 'limit'];

/** Whether a feed can have all filters of a query. */
export const hasFeed = (query: ListingQuery): boolean => Object.keys(query).every((name) => IN_FEED.includes(name));

/**
 * The only category or the only tag of a listing. Undefined with a text or several of them; other filters do not count.
 */
export const findTopic = ({ q, f, tag }: ListingState): { category?: Category; tag?: string } | undefined => {
  const [topic, ...others] = [...f.map((category) => ({ category })), ...tag.map((one) => ({ tag: one }))];
  return q.trim() || others.length > 0 ? undefined : topic;
};
