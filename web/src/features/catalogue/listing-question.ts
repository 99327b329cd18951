import type { ContentType } from '@bigorna/domain/catalogue-terms';
import { PAGE_SIZE } from '@bigorna/domain/limits';
import type { ListingQuestion } from './api/mods-query.ts';
import type { ListingState } from './listing-state.ts';

/** What of a state narrows the results down; `kind` is fixed on /mods and /addons. */
const narrowing = (state: ListingState, kind: ContentType | undefined): ListingQuestion => {
  const contentType = kind ?? state.t;
  const q = state.q.trim();
  return {
    ...(q && { q }),
    ...(contentType && { content_type: contentType }),
    ...(state.v.length > 0 && { game_version: state.v }),
    ...(state.g.length > 0 && { loader: state.g }),
    ...(state.f.length > 0 && { category: state.f }),
    ...(state.x.length > 0 && { exclude_category: state.x }),
    ...(state.a && { access: state.a }),
    ...(state.d && { featured: true }),
  };
};

/** Whether a state leaves anything out beside the listing's own kind. */
export const isNarrowed = (state: ListingState): boolean => Object.keys(narrowing(state, undefined)).length > 0;

/** What the API is asked for a state, defaults left out. */
export const questionFor = (state: ListingState, kind: ContentType | undefined): ListingQuestion => ({
  ...narrowing(state, kind),
  ...(state.s && { sort: state.s }),
  ...(state.page > 1 && { page: state.page }),
  ...(state.m !== PAGE_SIZE && { limit: state.m }),
});
