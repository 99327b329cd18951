/** The code that a link brings in its query; undefined without one. */
export const tokenOf = (search: string): string | undefined =>
  new URLSearchParams(search).get('token')?.trim() || undefined;

/**
 * The code of a link that the page keeps in the visit's state.
 *
 * @param state `location.state`
 */
export const readCarriedToken = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string'
    ? state.token
    : undefined;
