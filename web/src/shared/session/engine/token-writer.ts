import { removeStorage, writeStorage } from '@bigorna/client/storage';
import { readToken, removeToken, storeToken } from '@bigorna/client/stored-token';
import { PAUSED_KEY } from '../state/token-mirror.ts';
import { readClaims } from './token-claims.ts';

/** Stores the ID token for the next visit and for other tabs. If storage is refused, it lasts as long as the page. */
export const writeToken = (token: string): void => {
  removeStorage(PAUSED_KEY);
  storeToken(token);
};

/** Stores the ID token, unless another tab has stored a newer token or another member's token. */
export const writeIfNewer = (token: string): void => {
  const current = readClaims(readToken());
  const claims = readClaims(token);
  const isNewer = current.subject === claims.subject && current.issuedAt <= claims.issuedAt;
  if (current.subject === undefined || isNewer) writeToken(token);
};

/** Removes the token: signs out every tab of this browser. */
export const clearToken = (): void => {
  removeStorage(PAUSED_KEY);
  removeToken();
};

/** Pauses the token because the network failed before the server verified the token. The session may resume. */
export const pauseToken = (): void => {
  // Set before the removal: other tabs read this key when the token disappears.
  writeStorage(PAUSED_KEY, '1');
  removeToken();
};
