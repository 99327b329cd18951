const PREFIX = 'favorite:';

/** Action that marks this mod after the login, for `Origin` of `origin.ts`. */
export const toFavoriteAction = (modId: string): string => PREFIX + modId;

/** Id of the mod to mark after the login, read from `location.state`; undefined if there is no mod to mark. */
export const readFavoriteAction = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('action' in state)) return undefined;
  const { action } = state;
  return typeof action === 'string' && action.startsWith(PREFIX) ? action.slice(PREFIX.length) : undefined;
};
