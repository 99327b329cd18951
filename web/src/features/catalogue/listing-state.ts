import { CATEGORIES, CONTENT_TYPES, type ContentType, LISTING_SORTS, LOADERS } from '@bigorna/domain/catalogue-terms';
import { GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { ACCESS_TYPES, PAGE_MAX, SEARCH_TEXT_MAX } from '@bigorna/domain/limits';
import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsInteger,
  parseAsNativeArrayOf,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListingQuestion } from './api/mods-query.ts';

/**
 * A listing's state in the URL, by short keys that stay; what is unknown is dropped, what is default is left out.
 *
 * Only nuqs's parsers are used, from the entry without hooks: the router holds the address already, and its hooks
 * would cost the first load 4 KiB.
 */
const parsers = {
  q: parseAsString.withDefault(''),
  t: parseAsStringLiteral(CONTENT_TYPES),
  v: parseAsNativeArrayOf(parseAsStringLiteral(GAME_VERSIONS)),
  g: parseAsNativeArrayOf(parseAsStringLiteral(LOADERS)),
  f: parseAsNativeArrayOf(parseAsStringLiteral(CATEGORIES)),
  a: parseAsStringLiteral(ACCESS_TYPES),
  s: parseAsStringLiteral(LISTING_SORTS),
  page: parseAsInteger.withDefault(1),
};

export type ListingState = inferParserType<typeof parsers>;
export type ListingChange = Partial<ListingState>;

const read = createLoader(parsers);

/** The state an address says, cut down to what the API takes. */
export const listingStateOf = (search: string): ListingState => {
  const state = read(search);
  return { ...state, q: state.q.slice(0, SEARCH_TEXT_MAX), page: Math.min(Math.max(1, state.page), PAGE_MAX) };
};

/** A listing's address for a state. */
export const listingHref = createSerializer(parsers);

/** Nothing filtered; text and sort are not filters. */
export const NO_FILTERS: ListingChange = { t: null, v: [], g: [], f: [], a: null };

/** The listing's state and its change: one history entry a decision, back to page 1. */
export const useListingState = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => listingStateOf(search), [search]);
  // The router takes a moment to follow; a tick in a filter must not wait for it.
  const [pending, setPending] = useState<{ since: string; state: ListingState }>();
  if (pending && pending.since !== search) setPending(undefined);
  const shown = pending?.since === search ? pending.state : state;
  const canonical = listingHref(pathname, state);
  useEffect(() => {
    if (canonical !== pathname + search) navigate(canonical, { replace: true, preventScrollReset: true });
  }, [canonical, pathname, search, navigate]);
  const change = (next: ListingChange, history: 'push' | 'replace' = 'push'): void => {
    const wanted = { ...shown, ...next, page: 1 };
    setPending({ since: search, state: wanted });
    const href = listingHref(pathname, wanted);
    void navigate(href, { replace: history === 'replace', preventScrollReset: true });
  };
  return { state: shown, change };
};

/** What the API is asked for a state; `kind` is fixed on /mods and /addons. */
export const questionFor = (state: ListingState, kind: ContentType | undefined): ListingQuestion => {
  const contentType = kind ?? state.t;
  const q = state.q.trim();
  return {
    ...(q && { q }),
    ...(contentType && { content_type: contentType }),
    ...(state.v.length > 0 && { game_version: state.v }),
    ...(state.g.length > 0 && { loader: state.g }),
    ...(state.f.length > 0 && { category: state.f }),
    ...(state.a && { access: state.a }),
    ...(state.s && { sort: state.s }),
    ...(state.page > 1 && { page: state.page }),
  };
};
