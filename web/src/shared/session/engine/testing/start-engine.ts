import { ApiError } from '@bigorna/client/api-error';
import { vi } from 'vitest';
import { SessionStore } from '../../state/session-store.ts';
import { user } from '../../testing/sample-user.ts';
import { SessionEngine } from '../session-engine.ts';
import type { Verdict } from '../session-responses.ts';
import { firebase } from './fake-connection.ts';

export const member: Verdict = { kind: 'member', user };

/** Creates a member's token. `iat` and `auth_time` are in seconds since 1970. */
export const createTestToken = (sub: string, iat: number, auth_time = 0): string =>
  `e30.${Buffer.from(JSON.stringify({ sub, iat, auth_time })).toString('base64url')}.x`;
export const STORED = createTestToken('u1', 1);
export const FRESH = createTestToken('u1', 2);

export const refusal = new ApiError({ status: 401, code: 'token_invalid' });
export const expired = new ApiError({ status: 401, code: 'token_expired' });
export const networkFailure = new ApiError({ status: 0, code: 'connection_error' });

/** Contents of the fake browser storage. */
export const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
};

/** Resets the fake browser: a stored token, and Firebase's session of the same member. */
export const resetBrowser = (): void => {
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  stored.clear();
  stored.set('authToken', STORED);
  Object.assign(firebase, {
    uid: 'u1',
    token: FRESH,
    refreshed: createTestToken('u1', 3),
    joins: { uid: 'u1', token: FRESH },
    joinFailure: undefined,
    signOuts: 0,
    refreshes: 0,
    siteFailures: 0,
    follow: () => {},
  });
};

/** Starts an engine on a page of the fake browser. With a token, the engine resumes the session. */
export const startEngine = async (token?: string) => {
  const store = new SessionStore();
  const engine = new SessionEngine(store);
  if (token !== undefined) await engine.handleToken(token);
  return { store, engine };
};
