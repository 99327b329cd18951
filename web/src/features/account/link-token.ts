/** Code in a link's query string; undefined if the link has no code. */
export const parseTokenParam = (search: string): string | undefined =>
  new URLSearchParams(search).get('token')?.trim() || undefined;

/**
 * Code of a link, stored in the history entry's state.
 *
 * @param state `location.state`
 */
export const readStoredToken = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string'
    ? state.token
    : undefined;
