import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePendingChoice } from './use-pending-choice.ts';

/** Maps a list's state to a URL and back. Reading drops unknown values; writing omits defaults. */
export interface UrlFormat<State> {
  read: (search: string) => State;
  write: (pathname: string, state: State) => string;
}

/** A list's state in the URL. Each choice adds a history entry and returns to page 1; typing replaces the entry. */
export const useUrlState = <State extends { page: number }>({ read, write }: UrlFormat<State>) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => read(search), [read, search]);
  const [current, show] = usePendingChoice(state);
  const change = (next: Partial<State>, history: 'push' | 'replace' = 'push'): void => {
    const nextState = { ...current, ...next, page: 1 };
    show(nextState);
    void navigate(write(pathname, nextState), { replace: history === 'replace', preventScrollReset: true });
  };
  return { state: current, change, pageHref: (page: number): string => write(pathname, { ...current, page }) };
};
