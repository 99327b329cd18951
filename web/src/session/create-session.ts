import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import type { BanNotice } from './ban-notice.ts';
import type { LoginBody, RegisterBody } from './engine/account-calls.ts';
// Listens from the first: the engine itself may be loaded while the page is being left already.
import './engine/page-left.ts';
import type { Renewing } from './engine/renewal-lock.ts';
import type { SessionEngine } from './engine/session-engine.ts';
import { SessionStore } from './session-store.ts';
import { isTokenPaused, readToken, watchToken } from './token-mirror.ts';

/** What a page can do with the session. */
export interface SessionActions {
  /** A fresh ID token for a bearer call, or undefined when nobody is signed in. */
  getToken: () => Promise<string | undefined>;
  /** A token in place of one the server refused as expired; undefined when there is none. Throws ApiError without network. */
  renewToken: (refused: string) => Promise<string | undefined>;
  /** Throws ApiError, and IncompleteAnswer (with the code of its text) when user or token are missing. */
  login: (body: LoginBody) => Promise<OwnUser>;
  /** Throws as login does. */
  register: (body: RegisterBody) => Promise<OwnUser>;
  /** Always clears the local session, also when the server's part fails. */
  logout: () => Promise<void>;
  /** Runs what ends the session at the server, such as the account's deletion, then clears the local one. Throws what it throws. */
  endAfter: (act: () => Promise<void>) => Promise<void>;
  /**
   * Goes on with the tokens of an answer that renews the member's own session (`data` of PUT /user/password, `data.session`
   * of POST /auth/verify-email); the page stays. Throws IncompleteAnswer.
   */
  adopt: (session: unknown) => Promise<void>;
  /** Runs a call whose answer may hold such a session, and adopts it; no tab takes the former session's end for the end. */
  renewBy: <Answer extends Renewing>(call: () => Promise<Answer>) => Promise<Answer>;
  /** Takes the member as an answer says they are now (`data.user` of PUT /user/profile and of the avatar calls). */
  replaceUser: (user: OwnUser) => Promise<void>;
  /** Asks the server again who the member is; a refusal ends the session. */
  recheck: () => Promise<void>;
  /** Ends the session of a member found banned. */
  reportBan: (notice: BanNotice) => Promise<void>;
  /** Loads the session's code ahead of a login. */
  prepare: () => void;
}

export interface SessionHandle {
  store: SessionStore;
  actions: SessionActions;
  /** Takes up the stored session and follows other tabs; answers how to stop following. */
  start: () => () => void;
}

/** A session with its engine behind a dynamic import: no Firebase and no zod in the first load. */
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

  const heed = (token: string | null): void => {
    if (!(token || engine || isTokenPaused())) return;
    void load().then(
      (loaded) => loaded.heed(token),
      // The code did not arrive: nobody is signed in on this page, and the next load tries again.
      () => store.update({ session: { status: 'anonymous' } }),
    );
  };

  return {
    store,
    start: () => {
      if (!isStarted) heed(readToken());
      isStarted = true;
      return watchToken(heed);
    },
    actions: {
      getToken: async () => (store.get().session.status === 'signed_in' ? (await load()).tokens.get() : undefined),
      renewToken: async (refused) => (await load()).tokens.renew(refused),
      login: async (body) => (await load()).login(body),
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
