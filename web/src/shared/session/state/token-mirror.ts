import { readStorage } from '@bigorna/client/storage';
import { readToken, TOKEN_KEY } from '@bigorna/client/stored-token';

/** Set while the token is paused after a network failure. Other tabs then know that nobody signed out. */
export const PAUSED_KEY = 'authTokenPaused';

/** Whether the token is missing only because the network failed, in any tab or before a reload. */
export const isTokenPaused = (): boolean => readStorage(PAUSED_KEY) !== null;

/**
 * Subscribes to changes of the stored token by other tabs, including changes while this page was in the back/forward
 * cache. Returns a function to unsubscribe.
 */
export const watchToken = (onChange: (token: string | null) => void): (() => void) => {
  const listener = (event: StorageEvent | PageTransitionEvent): void => {
    // `key` is null if a tab clears the whole storage.
    if ('key' in event ? event.key === TOKEN_KEY || event.key === null : event.persisted) onChange(readToken());
  };
  addEventListener('storage', listener);
  addEventListener('pageshow', listener);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener('pageshow', listener);
  };
};
