import { held, PAUSED_KEY, readToken, TOKEN_KEY } from '../token-mirror.ts';
import { readClaims } from './token-claims.ts';

const inStorage = (act: (storage: Storage) => void): void => {
  try {
    act(localStorage);
  } catch {
    // Storage may be refused; the session then lasts as long as the page.
  }
};

/** Keeps the ID token for the next visit and for other tabs. */
export const writeToken = (token: string): void => {
  held.token = token;
  inStorage((storage) => {
    storage.removeItem(PAUSED_KEY);
    if (storage.getItem(TOKEN_KEY) !== token) storage.setItem(TOKEN_KEY, token);
  });
};

/** Keeps the ID token unless another tab has already stored a younger one, or another member's. */
export const writeYounger = (token: string): void => {
  const present = readClaims(readToken());
  const given = readClaims(token);
  const isOwn = present.subject === given.subject && present.issuedAt <= given.issuedAt;
  if (present.subject === undefined || isOwn) writeToken(token);
};

/** Forgets the token: in every tab of this browser nobody is signed in. */
export const clearToken = (): void => {
  held.token = null;
  inStorage((storage) => {
    storage.removeItem(PAUSED_KEY);
    storage.removeItem(TOKEN_KEY);
  });
};

/** Takes the token away because it could not be verified for want of network; the session may come back. */
export const pauseToken = (): void => {
  held.token = null;
  inStorage((storage) => {
    // First, since other tabs look at it as soon as the token is gone.
    storage.setItem(PAUSED_KEY, '1');
    storage.removeItem(TOKEN_KEY);
  });
};
