import type { ContentType } from '@bigorna/domain/catalogue-terms';
import type { GameVersions } from '@bigorna/domain/game-versions';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useKnownVersions } from '#shared/game/use-known-versions.ts';
import { keepLanguage } from '#shared/routing/language-param.ts';
import { usePendingChoice } from '#shared/routing/use-pending-choice.ts';
import { getOverlayDepth } from '#shared/ui/overlay-depth.ts';
import { useIsHydrated } from '#shared/ui/use-is-hydrated.ts';
import { type ListingChange, type ListingState, parseListingState, toListingHref } from './listing-state.ts';
import { readPageSize } from './page-size.ts';

/** State in the URL. If the URL sets neither page nor page size, the stored page size applies. */
export const readListingState = (search: string, kind: ContentType | undefined, known?: GameVersions): ListingState => {
  const state = parseListingState(search, kind, known);
  const isOpen = state.page === 1 && !new URLSearchParams(search).has('m');
  return isOpen ? { ...state, m: readPageSize() } : state;
};

/** Reads the state of a listing's URL. A server does not know the stored page size. */
export const useListingReader = (): typeof readListingState => (useIsHydrated() ? readListingState : parseListingState);

/** Listing state and its setter. A change returns to page 1, and adds a history entry or replaces the current entry. */
export const useListingState = (kind: ContentType | undefined) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const known = useKnownVersions();
  const read = useListingReader();
  const state = useMemo(() => read(search, kind, known), [read, search, kind, known]);
  const [current, show] = usePendingChoice(state);
  const canonical = keepLanguage(toListingHref(pathname, state), search);
  useEffect(() => {
    if (canonical !== pathname + search) navigate(canonical, { replace: true, preventScrollReset: true });
  }, [canonical, pathname, search, navigate]);
  const change = (next: ListingChange, history: 'push' | 'replace' = 'push'): void => {
    // After Back or Forward, the URL is ahead of the page.
    const latest = current === state ? readListingState(window.location.search, kind, known) : current;
    const href = toListingHref(pathname, { ...latest, ...next, page: 1 });
    const nextState = parseListingState(href.slice(pathname.length), kind, known);
    show(nextState);
    // While the filter sheet is open, the sheet has its own history entry. The change replaces that entry.
    const replace = history === 'replace' || getOverlayDepth() > 0;
    void navigate(keepLanguage(toListingHref(pathname, nextState), search), { replace, preventScrollReset: true });
  };
  return { state: current, change };
};
