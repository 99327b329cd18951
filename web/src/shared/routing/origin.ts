import type { Location } from 'react-router-dom';
import { paths } from './paths.ts';

/** Page and pending action of a visitor before the login. */
export interface Origin {
  /** Path of this host, with query and hash. */
  from: string;
  /** Action that the page takes after the login, such as `favorite`. The page reads it from `location.state`. */
  action?: string;
}

const QUERY_NAME = 'from';

/** Placeholder for this host. A path to another host has another origin. */
const HOST = 'https://host.invalid';

/**
 * Allows only paths of this host, as browsers parse them: `//host` and `/\\host` lead elsewhere. The login itself is
 * excluded: the member would stay at the form.
 */
const isSafePath = (path: unknown): path is string => {
  if (typeof path !== 'string' || !path.startsWith('/')) return false;
  const url = URL.parse(path, HOST);
  return url?.origin === HOST && url.pathname !== paths.login;
};

const readAction = (state: unknown): Pick<Origin, 'action'> =>
  typeof state === 'object' && state !== null && 'action' in state && typeof state.action === 'string'
    ? { action: state.action }
    : {};

/** Builds the origin from the current location and its action. */
export const toOrigin = ({ pathname, search, hash, state }: Omit<Location, 'key'>): Origin => ({
  from: pathname + search + hash,
  ...readAction(state),
});

/**
 * Reads the origin on /login and at the setup of a factor: from the router's state, else from `?from=`, which the
 * console uses.
 *
 * @param state `location.state`.
 * @param search `location.search`.
 */
export const readOrigin = (state: unknown, search: string): Origin | undefined => {
  if (typeof state === 'object' && state !== null && 'from' in state && isSafePath(state.from)) {
    return { from: state.from, ...readAction(state) };
  }
  const from = new URLSearchParams(search).get(QUERY_NAME);
  return isSafePath(from) ? { from } : undefined;
};

/** Whether a path belongs to the console, a separate application that needs a full page load. */
export const isConsolePath = (path: string): boolean => /^\/admin(?:[/?#]|$)/.test(path);
