import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Shows a choice before the router has applied it. The router is slower, and the next choice must build on this choice.
 *
 * @param state the state of the current URL
 * @returns the state to show, and a function that shows another state until the URL's query changes
 */
export const usePendingChoice = <State>(state: State): [shown: State, show: (state: State) => void] => {
  const { search } = useLocation();
  const [pending, setPending] = useState<{ since: string; state: State }>();
  if (pending && pending.since !== search) setPending(undefined);
  const current = pending?.since === search ? pending.state : state;
  return [current, (next) => setPending({ since: search, state: next })];
};
