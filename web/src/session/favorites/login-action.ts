const PREFIX = 'favorite:';

/** What the page does on the return of a visitor who had to sign in to mark a mod (`origin.ts`). */
export const favoriteAction = (modId: string): string => PREFIX + modId;

/** The mod to mark, where a page was opened to do that. */
export const markedAfterLogin = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('action' in state)) return undefined;
  const { action } = state;
  return typeof action === 'string' && action.startsWith(PREFIX) ? action.slice(PREFIX.length) : undefined;
};
