import { readToken } from '@bigorna/client/stored-token';
import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import type { BanNotice } from './state/ban-notice.ts';
// This module must register its listener early, because the engine may load while the page already unloads.
import './engine/page-unloading.ts';
import type { SessionEngine } from './engine/session-engine.ts';
import { SessionStore } from './state/session-store.ts';
import { isTokenPaused, watchToken } from './state/token-mirror.ts';

type EngineActions = 'login' | 'loginFactor' | 'register' | 'logout' | 'endAfter' | 'adopt' | 'renewBy' | 'recheck';

/** Session actions for pages. */
export interface SessionActions extends Pick<SessionEngine, EngineActions> {
  /** Returns a fresh ID token for a bearer call, or undefined if signed out. */
  getToken: () => Promise<string | undefined>;
  /**
   * Replaces a token that the server rejected as expired; undefined if no other token is available. Throws ApiError if
   * the network fails.
   */
  renewToken: (rejectedToken: string) => Promise<string | undefined>;
  /** Replaces the member with a response's version (`data.user` of PUT /user/profile and of the avatar calls). */
  replaceUser: (user: CurrentUser) => Promise<void>;
  /** Ends the session because the member is banned. */
  reportBan: (notice: BanNotice) => Promise<void>;
  /** Preloads the session's code before a login. */
  prepare: () => void;
}

export interface SessionHandle {
  store: SessionStore;
  actions: SessionActions;
  /** Resumes the stored session and subscribes to other tabs. Returns a function to unsubscribe. */
  start: () => () => void;
}

/** Creates a session with a lazy engine: the first load includes neither Firebase nor zod. */
export const createSession = (): SessionHandle => {
  const store = new SessionStore();
  let engine: Promise<SessionEngine> | undefined;
  let isStarted = false;

  const load = (): Promise<SessionEngine> => {
    engine ??= import('./engine/session-engine.ts')
      .then(({ SessionEngine }) => new SessionEngine(store))
      .catch((error) => {
        engine = undefined;
        throw error;
      });
    return engine;
  };

  const handleToken = (token: string | null): void => {
    if (!(token || engine || isTokenPaused())) return;
    void load().then(
      (loaded) => loaded.handleToken(token),
      // The code failed to load: the visitor is anonymous on this page, and the next load retries.
      () => store.update({ session: { status: 'anonymous' } }),
    );
  };

  return {
    store,
    start: () => {
      if (!isStarted) handleToken(readToken());
      isStarted = true;
      return watchToken(handleToken);
    },
    actions: {
      getToken: async () => (store.get().session.status === 'signed_in' ? (await load()).tokens.get() : undefined),
      renewToken: async (rejectedToken) => (await load()).tokens.renew(rejectedToken),
      login: async (body) => (await load()).login(body),
      loginFactor: async (body) => (await load()).loginFactor(body),
      register: async (body) => (await load()).register(body),
      logout: async () => (await load()).logout(),
      endAfter: async (act) => (await load()).endAfter(act),
      adopt: async (session) => (await load()).adopt(session),
      renewBy: async (call) => (await load()).renewBy(call),
      replaceUser: async (user) => (await load()).replaceUser(user),
      recheck: async () => (await load()).recheck(),
      reportBan: async (notice) => (await load()).ban(notice),
      prepare: () => void load().catch(() => undefined),
    },
  };
};
