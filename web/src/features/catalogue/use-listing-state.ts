import type { ContentType } from '@bigorna/domain/catalogue-terms';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ListingChange, type ListingState, listingHref, listingStateOf } from './listing-state.ts';
import { rememberedSize } from './page-size.ts';

/** The address's state; where it names no page, the page size that this browser remembers holds. */
export const stateAt = (search: string, kind: ContentType | undefined): ListingState => {
  const state = listingStateOf(search, kind);
  const isOpen = state.page === 1 && !new URLSearchParams(search).has('m');
  return isOpen ? { ...state, m: rememberedSize() } : state;
};

/** The listing's state and its change: one history entry a decision, back to page 1. */
export const useListingState = (kind: ContentType | undefined) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => stateAt(search, kind), [search, kind]);
  // The router takes a moment to follow; a tick in a filter must not wait for it.
  const [pending, setPending] = useState<{ since: string; state: ListingState }>();
  if (pending && pending.since !== search) setPending(undefined);
  const shown = pending?.since === search ? pending.state : state;
  const canonical = listingHref(pathname, state);
  useEffect(() => {
    if (canonical !== pathname + search) navigate(canonical, { replace: true, preventScrollReset: true });
  }, [canonical, pathname, search, navigate]);
  const change = (next: ListingChange, history: 'push' | 'replace' = 'push'): void => {
    const href = listingHref(pathname, { ...shown, ...next, page: 1 });
    const wanted = listingStateOf(href.slice(pathname.length), kind);
    setPending({ since: search, state: wanted });
    void navigate(listingHref(pathname, wanted), { replace: history === 'replace', preventScrollReset: true });
  };
  return { state: shown, change };
};
