/** The browser-storage key of the member's ID token; the console reads it too. */
export const TOKEN_KEY = 'authToken';

/** Stands while the token is only put aside, for want of network: what tells other tabs that nobody signed out. */
export const PAUSED_KEY = 'authTokenPaused';

/** The ID token kept for this page, for browsers that refuse storage. */
export const held: { token: string | null } = { token: null };

/** The stored ID token of the member, or null. Its presence decides whether any Firebase code is loaded. */
export const readToken = (): string | null => {
  try {
    return localStorage.getItem(TOKEN_KEY) || null;
  } catch {
    return held.token;
  }
};

/** Whether the token is missing only because the network failed, in some tab or before the page was loaded anew. */
export const isTokenPaused = (): boolean => {
  try {
    return localStorage.getItem(PAUSED_KEY) !== null;
  } catch {
    return false;
  }
};

/**
 * Tells what other tabs of this browser do to the stored token, also while this page lay in the browser's cache; answers
 * how to stop.
 */
export const watchToken = (onChange: (token: string | null) => void): (() => void) => {
  const listener = (event: StorageEvent | PageTransitionEvent): void => {
    // `key` is null when a tab clears the whole storage.
    if ('key' in event ? event.key === TOKEN_KEY || event.key === null : event.persisted) onChange(readToken());
  };
  addEventListener('storage', listener);
  addEventListener('pageshow', listener);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener('pageshow', listener);
  };
};
