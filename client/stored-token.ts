import { readStorage, removeStorage, writeStorage } from './storage.ts';

/** localStorage key of the member's ID token, which site and console share. */
export const TOKEN_KEY = 'authToken';

/** Reads the member's ID token, or null if nobody is signed in. */
export const readToken = (): string | null => readStorage(TOKEN_KEY) || null;

/** Stores the ID token for the next visit and for other tabs. If storage is refused, it lasts as long as the page. */
export const storeToken = (token: string): void => {
  if (readToken() !== token) writeStorage(TOKEN_KEY, token);
};

/** Removes the token: signs out every tab of this browser. */
export const removeToken = (): void => removeStorage(TOKEN_KEY);
