const PREFIX = 'favorite:';

/** Action for the page after the login: mark this mod (`origin.ts`). */
export const toFavoriteAction = (modId: string): string => PREFIX + modId;

/** The mod to mark after the login, read from `location.state`; undefined if none. */
export const readFavoriteAction = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('action' in state)) return undefined;
  const { action } = state;
  return typeof action === 'string' && action.startsWith(PREFIX) ? action.slice(PREFIX.length) : undefined;
};
