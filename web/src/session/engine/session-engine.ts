import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { ApiError } from '#api/api-error.ts';
import { type BanNotice, forgetBanNotice, keepBanNotice } from '../ban-notice.ts';
import { pause, RETRIES_MAX, retryDelay } from '../retry-delay.ts';
import type { SessionStore } from '../session-store.ts';
import { clearToken, readToken, writeToken } from '../token-mirror.ts';
import { tokenSubject } from '../token-subject.ts';
import {
  type LoginBody,
  type RegisterBody,
  sendLogin,
  sendLogout,
  sendRegister,
  verifyToken,
} from './account-calls.ts';
import { IncompleteAnswer, parseSession, type SessionAnswer, type Verdict } from './answers.ts';
import { Connection } from './connection.ts';
import { type Identity, isNetworkFailure } from './identity.ts';

/** How long login waits for Firebase before it leads on; Firebase then comes when it comes. */
const FIREBASE_PATIENCE_MS = 4_000;

/** The server said no, or its answer did, as opposed to a network or server that failed. */
const isRefusal = (error: unknown): boolean =>
  error instanceof IncompleteAnswer || (error instanceof ApiError && (error.status === 401 || error.status === 403));

/**
 * The session's life: resumed from a stored token, begun by login or registration, ended by logout, ban or refusal.
 *
 * Loaded, with Firebase Auth, only for visitors who have a token or are signing in. What it learns goes to the store.
 */
export class SessionEngine {
  readonly #store: SessionStore;
  readonly #connection: Connection;
  /** Ends the attempts under way when something newer begins. */
  #attempt = new AbortController();
  /** Ends the live listeners of the present session. */
  #live = new AbortController();

  constructor(store: SessionStore) {
    this.#store = store;
    this.#connection = new Connection(({ site, identity }) => {
      store.update({ panelAccess: site.admin_panel_access });
      identity.follow((token) => this.#follow(token));
    });
  }

  /** Takes up the session of a stored token; a network failure is retried while Firebase's own session lives. */
  async resume(stored: string, firstAttempt = 0): Promise<void> {
    const signal = this.#begin();
    for (let attempt = firstAttempt; attempt <= RETRIES_MAX; attempt++) {
      if (attempt > 0) {
        await pause(retryDelay(attempt, Math.random()), signal);
        const { identity } = this.#connection;
        if (signal.aborted || (identity && !identity.uid)) return;
      }
      try {
        const { identity } = await this.#connection.open();
        const bearer = (await this.#tokenOf(identity, tokenSubject(stored) ?? identity.uid)) ?? stored;
        const verdict = await verifyToken(bearer);
        if (!signal.aborted) await this.#settle(verdict, bearer);
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (isRefusal(error)) return this.#close();
        clearToken();
        this.#toAnonymous();
      }
    }
  }

  /** Throws ApiError, and IncompleteAnswer when user or token are missing. */
  login(body: LoginBody): Promise<OwnUser> {
    return this.#signIn(sendLogin(body));
  }

  /** Throws ApiError, and IncompleteAnswer when user or token are missing. */
  register(body: RegisterBody): Promise<OwnUser> {
    return this.#signIn(sendRegister(body));
  }

  /** Goes on with a renewed session of the member's own. Throws IncompleteAnswer. */
  async adopt(session: unknown): Promise<void> {
    const { uid } = this.#connection.identity ?? {};
    const { user, customToken } = this.#take(parseSession(session));
    if (customToken && uid === user.id) await this.#join(customToken, this.#attempt.signal);
  }

  /** Takes the member as the server says they are now. */
  replaceUser(user: OwnUser): void {
    const { session } = this.#store.get();
    if (session.status === 'signed_in' && session.user.id === user.id) {
      this.#store.update({ session: { status: 'signed_in', user } });
    }
  }

  /** Ends this browser's session at once; the server is told, and its failure changes nothing. */
  async logout(): Promise<void> {
    const token = await this.token().catch(() => undefined);
    if (token) void sendLogout(token).catch(() => undefined);
    await this.#close();
  }

  /**
   * Ends this browser's session once an act that ends it at the server is through, as deleting the account is: no live
   * word of it ends the session before the act has told how it went. One that fails leaves the session as it was.
   */
  async endAfter(act: () => Promise<void>): Promise<void> {
    this.#live.abort();
    this.#store.update({ firebase: undefined });
    try {
      await act();
    } catch (error) {
      void this.recheck();
      throw error;
    }
    await this.#close();
  }

  /** Asks the server again who the member is, with a new token: after a change of the account, or a refused call. */
  async recheck(): Promise<void> {
    const { session } = this.#store.get();
    if (session.status !== 'signed_in') return;
    const { signal } = this.#attempt;
    try {
      const bearer = (await this.#tokenOf(this.#connection.identity, session.user.id, true)) ?? readToken();
      if (!bearer) return await this.#close();
      const verdict = await verifyToken(bearer);
      if (!signal.aborted) await this.#settle(verdict, bearer);
    } catch (error) {
      // A network that failed ends nothing: the member keeps what they had.
      if (!signal.aborted && isRefusal(error)) await this.#close();
    }
  }

  /** Another tab removed the stored token: it signed out, or lost its network, which Firebase's own session tells. */
  async lost(): Promise<void> {
    this.#toAnonymous();
    if (this.#connection.identity?.uid) await this.resume('', 1);
  }

  /** Ends the session because the account is banned. */
  async ban(notice: BanNotice): Promise<void> {
    keepBanNotice(notice);
    const closed = this.#close();
    this.#store.update({ ban: notice });
    await closed;
  }

  /** A fresh ID token for a call in the member's name; undefined when nobody is signed in. */
  async token(): Promise<string | undefined> {
    const { session } = this.#store.get();
    if (session.status !== 'signed_in') return undefined;
    return (await this.#tokenOf(this.#connection.identity, session.user.id)) ?? readToken() ?? undefined;
  }

  /** A token in place of a refused one; undefined when Firebase knows nobody, or refuses. Throws without network. */
  async renewToken(refused: string): Promise<string | undefined> {
    const { session } = this.#store.get();
    const { identity } = this.#connection;
    if (session.status !== 'signed_in') return undefined;
    const uid = session.user.id;
    const present = await this.#tokenOf(identity, uid);
    if (present !== undefined && present !== refused) return present;
    return this.#tokenOf(identity, uid, true).catch((cause) => {
      throw new ApiError({ status: 0, code: 'connection_error' }, { cause });
    });
  }

  async #tokenOf(identity: Identity | undefined, uid: string | undefined, refresh = false) {
    return uid !== undefined && identity?.uid === uid ? identity.token(refresh) : undefined;
  }

  async #signIn(call: Promise<SessionAnswer>): Promise<OwnUser> {
    const answer = await call;
    if (answer.verdict.kind === 'banned') {
      await this.ban(answer.verdict.notice);
      throw new ApiError({ status: 403, code: 'banned', message: answer.verdict.notice.reason });
    }
    const { user, customToken } = this.#take(answer);
    const { signal } = this.#attempt;
    if (customToken) await Promise.race([this.#join(customToken, signal), pause(FIREBASE_PATIENCE_MS, signal)]);
    return user;
  }

  /** The session that an answer brought, kept as ours. Throws IncompleteAnswer when it is nobody's. */
  #take({ verdict, accessToken, customToken }: SessionAnswer): { user: OwnUser; customToken: string | undefined } {
    if (verdict.kind === 'banned') throw new IncompleteAnswer('user_missing');
    this.#begin();
    forgetBanNotice();
    writeToken(accessToken);
    this.#store.update({ session: { status: 'signed_in', user: verdict.user }, ban: undefined });
    return { user: verdict.user, customToken };
  }

  /** Signs in to Firebase with the server's word; only a network failure is worth another try. */
  async #join(customToken: string, signal: AbortSignal): Promise<void> {
    for (let attempt = 0; attempt < RETRIES_MAX && !signal.aborted; attempt++) {
      try {
        const { identity } = await this.#connection.open();
        if (signal.aborted) return;
        await identity.signIn(customToken);
        if (this.#store.get().session.status === 'signed_in') this.#goLive(identity);
        else await identity.signOut();
        return;
      } catch (error) {
        if (!(isNetworkFailure(error) || error instanceof ApiError)) return;
        await pause(retryDelay(attempt, Math.random()), signal);
      }
    }
  }

  async #settle(verdict: Verdict, bearer: string): Promise<void> {
    if (verdict.kind === 'banned') return this.ban(verdict.notice);
    writeToken(bearer);
    this.#store.update({ session: { status: 'signed_in', user: verdict.user } });
    const { identity } = this.#connection;
    if (identity?.uid === verdict.user.id) this.#goLive(identity);
    else if (identity?.uid) await identity.signOut();
  }

  #goLive({ app, uid }: Identity): void {
    const { session, firebase } = this.#store.get();
    const { site } = this.#connection;
    if (!site || session.status !== 'signed_in' || uid !== session.user.id) return;
    if (firebase?.uid === uid && !firebase.ended.aborted) return;
    this.#live.abort();
    this.#live = new AbortController();
    const { emulators } = site.firebase;
    this.#store.update({ firebase: { app, emulators, uid, ended: this.#live.signal } });
  }

  /** Firebase's session moved: its tokens are mirrored, another member's is taken up, its end ends ours. */
  #follow(token: string | undefined): void {
    const { session, firebase } = this.#store.get();
    if (session.status !== 'signed_in') return;
    if (token && tokenSubject(token) === session.user.id) {
      writeToken(token);
      return;
    }
    // While login is on its way Firebase still holds the former member, or nobody.
    if (!firebase) return;
    const stored = readToken();
    this.#toAnonymous();
    if (token) void this.resume(token);
    else void this.#learnWhy(stored);
  }

  /** Firebase refused to go on: a ban is worth telling, everything else is the end. */
  async #learnWhy(stored: string | null): Promise<void> {
    const signal = this.#begin();
    const verdict = stored ? await verifyToken(stored).catch(() => undefined) : undefined;
    if (signal.aborted) return;
    if (verdict?.kind === 'banned') await this.ban(verdict.notice);
    else await this.#close();
  }

  #begin(): AbortSignal {
    this.#attempt.abort();
    this.#attempt = new AbortController();
    return this.#attempt.signal;
  }

  #toAnonymous(): void {
    this.#live.abort();
    this.#store.update({ session: { status: 'anonymous' }, firebase: undefined });
  }

  async #close(): Promise<void> {
    this.#begin();
    clearToken();
    this.#toAnonymous();
    await this.#connection.identity?.signOut().catch(() => undefined);
  }
}
