import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** How a list's state is read from an address, unknown values dropped, and written into one, defaults left out. */
export interface UrlFormat<State> {
  read: (search: string) => State;
  write: (pathname: string, state: State) => string;
}

/** A list's state in the URL and its change: one history entry a decision, back to page 1; typing replaces. */
export const useUrlState = <State extends { page: number }>({ read, write }: UrlFormat<State>) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => read(search), [read, search]);
  // The router takes a moment to follow; a choice must not wait for it.
  const [pending, setPending] = useState<{ since: string; state: State }>();
  if (pending && pending.since !== search) setPending(undefined);
  const shown = pending?.since === search ? pending.state : state;
  const change = (next: Partial<State>, history: 'push' | 'replace' = 'push'): void => {
    const wanted = { ...shown, ...next, page: 1 };
    setPending({ since: search, state: wanted });
    void navigate(write(pathname, wanted), { replace: history === 'replace', preventScrollReset: true });
  };
  return { state: shown, change, pageHref: (page: number): string => write(pathname, { ...shown, page }) };
};
