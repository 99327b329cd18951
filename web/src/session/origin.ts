import type { Location } from 'react-router-dom';
import { paths } from '#app/paths.ts';

/** Where a visitor was, and what they were about to do, when they were sent to sign in. */
export interface Origin {
  /** A path of this host, with query and fragment. */
  from: string;
  /** What the page does on their return, such as `favorite`; handed back in `location.state`. */
  action?: string;
}

const QUERY_NAME = 'from';

/** Stands for this host; a path that leads elsewhere has another origin. */
const HOST = 'https://host.invalid';

/**
 * Only a path of this very host may be landed on, as browsers read it: `//host` and `/\\host` lead elsewhere. Nor may the
 * login itself, which would leave a member before the form.
 */
const isOwnPath = (path: unknown): path is string => {
  if (typeof path !== 'string' || !path.startsWith('/')) return false;
  const url = URL.parse(path, HOST);
  return url?.origin === HOST && url.pathname !== paths.login;
};

const readAction = (state: unknown): Pick<Origin, 'action'> =>
  typeof state === 'object' && state !== null && 'action' in state && typeof state.action === 'string'
    ? { action: state.action }
    : {};

/** The place to come back to after the login: where the visitor is now, with the action the page was opened for. */
export const originOf = ({ pathname, search, hash, state }: Omit<Location, 'key'>): Origin => ({
  from: pathname + search + hash,
  ...readAction(state),
});

/**
 * The remembered origin of a visit to /login: from the router's state, else from `?from=`, which the console uses.
 *
 * @param state `location.state`.
 * @param search `location.search`.
 */
export const readOrigin = (state: unknown, search: string): Origin | undefined => {
  if (typeof state === 'object' && state !== null && 'from' in state && isOwnPath(state.from)) {
    return { from: state.from, ...readAction(state) };
  }
  const from = new URLSearchParams(search).get(QUERY_NAME);
  return isOwnPath(from) ? { from } : undefined;
};

/** Whether a path belongs to the console, which is an application of its own: it takes a full page load. */
export const isConsolePath = (path: string): boolean => /^\/admin(?:[/?#]|$)/.test(path);
