import { mirroredToken, PAUSED_KEY, readToken, TOKEN_KEY } from '../state/token-mirror.ts';
import { readClaims } from './token-claims.ts';

const tryStorage = (act: (storage: Storage) => void): void => {
  try {
    act(localStorage);
  } catch {
    // Storage may be refused: the session then lasts as long as the page.
  }
};

/** Stores the ID token for the next visit and for other tabs. */
export const writeToken = (token: string): void => {
  mirroredToken.token = token;
  tryStorage((storage) => {
    storage.removeItem(PAUSED_KEY);
    if (storage.getItem(TOKEN_KEY) !== token) storage.setItem(TOKEN_KEY, token);
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
  tryStorage((storage) => {
    storage.removeItem(PAUSED_KEY);
    storage.removeItem(TOKEN_KEY);
  });
};

/** Pauses the token because the network failed before the server verified the token. The session may resume. */
export const pauseToken = (): void => {
  mirroredToken.token = null;
  tryStorage((storage) => {
    // Set before the removal: other tabs read this key when the token disappears.
    storage.setItem(PAUSED_KEY, '1');
    storage.removeItem(TOKEN_KEY);
  });
};
