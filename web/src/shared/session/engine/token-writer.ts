import { tryStorage } from '#shared/browser/storage.ts';
import { mirroredToken, PAUSED_KEY, readToken, TOKEN_KEY } from '../state/token-mirror.ts';
import { readClaims } from './token-claims.ts';

/** Stores the ID token for the next visit and for other tabs. If storage is refused, it lasts as long as the page. */
export const writeToken = (token: string): void => {
  mirroredToken.token = token;
  tryStorage(() => {
    localStorage.removeItem(PAUSED_KEY);
    if (localStorage.getItem(TOKEN_KEY) !== token) localStorage.setItem(TOKEN_KEY, token);
  });
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
  mirroredToken.token = null;
  tryStorage(() => {
    localStorage.removeItem(PAUSED_KEY);
    localStorage.removeItem(TOKEN_KEY);
  });
};

/** Pauses the token because the network failed before the server verified the token. The session may resume. */
export const pauseToken = (): void => {
  mirroredToken.token = null;
  tryStorage(() => {
    // Set before the removal: other tabs read this key when the token disappears.
    localStorage.setItem(PAUSED_KEY, '1');
    localStorage.removeItem(TOKEN_KEY);
  });
};
