import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { SessionStore } from '../../session-store.ts';
import type { Verdict } from '../answers.ts';
import { SessionEngine } from '../session-engine.ts';
import { firebase } from './fake-connection.ts';

export const user: OwnUser = {
  id: 'u1',
  username: 'ana',
  display_name: 'Ana',
  email: 'ana@bigorna.test',
  full_name: 'Ana Teste',
  bio: '',
  avatar_url: null,
  role: 'user',
  is_banned: false,
  ban_reason: null,
  is_verified: true,
  member_since: '2026-01-01T00:00:00.000Z',
  last_login: null,
  settings: {
    locale: null,
    theme: 'dark',
    game_version: null,
    loader: null,
    notify_mod_updates: true,
    notify_new_mods: false,
    notify_comments: true,
    notify_system: true,
  },
};
export const member: Verdict = { kind: 'member', user };

/** A token of a member, made and signed in at a second. */
export const tokenOf = (sub: string, iat: number, auth_time = 0): string =>
  `e30.${Buffer.from(JSON.stringify({ sub, iat, auth_time })).toString('base64url')}.x`;
export const STORED = tokenOf('u1', 1);
export const FRESH = tokenOf('u1', 2);

export const refusal = new ApiError({ status: 401, code: 'token_invalid' });
export const expired = new ApiError({ status: 401, code: 'token_expired' });
export const networkFailure = new ApiError({ status: 0, code: 'connection_error' });

/** What the browser stores. */
export const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
};

/** A browser with a stored token and Firebase's session of the same member. */
export const freshBrowser = (): void => {
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  stored.clear();
  stored.set('authToken', STORED);
  Object.assign(firebase, {
    uid: 'u1',
    token: FRESH,
    refreshed: tokenOf('u1', 3),
    joins: { uid: 'u1', token: FRESH },
    joinFailure: undefined,
    signOuts: 0,
    refreshes: 0,
    siteFailures: 0,
    follow: () => {},
  });
};

/** An engine on a page of that browser; with a token it takes up the session. */
export const start = async (token?: string) => {
  const store = new SessionStore();
  const engine = new SessionEngine(store);
  if (token !== undefined) await engine.heed(token);
  return { store, engine };
};
