import { landsBySetting } from '@bigorna/domain/access/guard';
import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { type BanNotice, forgetBanNotice, keepBanNotice, readToldBan } from '../ban-notice.ts';
import { awakened, pause, RETRIES_MAX, retryDelay } from '../retry-delay.ts';
import type { SessionStore } from '../session-store.ts';
import { isTokenPaused, readToken } from '../token-mirror.ts';
import {
  type LoginBody,
  type RegisterBody,
  sendLogin,
  sendLogout,
  sendRegister,
  verifyToken,
} from './account-calls.ts';
import { banNoticeOf, IncompleteAnswer, isRefusal, parseSession, type SessionAnswer, type Verdict } from './answers.ts';
import { BearerTokens } from './bearer-tokens.ts';
import { FirebaseLink } from './firebase-link.ts';
import { isPageLeft } from './page-left.ts';
import { duringRenewal, type Renewing, renewalDone } from './renewal-lock.ts';
import { readClaims } from './token-claims.ts';
import { clearToken, pauseToken, writeToken, writeYounger } from './token-writer.ts';

/** How long a login waits for Firebase, and a ban for the word until when it holds, before they go on without. */
const PATIENCE_MS = 4_000;

/**
 * The session's life: resumed from a stored token, begun by login or registration, ended by logout, ban or refusal. Loaded, with Firebase Auth, only for visitors who have a token or are signing in. What it learns goes to the store.
 */
export class SessionEngine {
  readonly #store: SessionStore;
  readonly #firebase: FirebaseLink;
  /** The tokens of the member's calls. */
  readonly tokens: BearerTokens;
  /** Ends the attempts under way when something newer begins. */
  #attempt = new AbortController();

  constructor(store: SessionStore) {
    this.#store = store;
    this.#firebase = new FirebaseLink(store, (token) => this.#follow(token));
    this.tokens = new BearerTokens(store, this.#firebase);
  }

  /** Heeds the stored token: as the page starts, and whenever another tab changes it. */
  async heed(stored: string | null): Promise<void> {
    const uid = this.tokens.uid;
    if (stored === null) return this.#lost();
    if (uid === undefined || readClaims(stored).subject !== uid) await this.#resume(stored);
  }

  /** Throws ApiError, and IncompleteAnswer when user or token are missing. */
  login(body: LoginBody): Promise<OwnUser> {
    return this.#signIn(() => sendLogin(body));
  }

  /** Throws ApiError, and IncompleteAnswer when user or token are missing. */
  register(body: RegisterBody): Promise<OwnUser> {
    return this.#signIn(() => sendRegister(body));
  }

  /** Goes on with a renewed session of the member's own; the page stays as it is. Throws IncompleteAnswer. */
  async adopt(session: unknown): Promise<void> {
    await this.#begin(parseSession(session)).joined;
  }

  /** Runs a call that may end all sessions of the member and answer this one's next, and goes on with that; throws as it does. */
  renewBy<Answer extends Renewing>(call: () => Promise<Answer>): Promise<Answer> {
    return duringRenewal(() =>
      this.#firebase.restDuring(async () => {
        const answer = await call();
        const { uid } = this.tokens;
        if (answer.session) await this.adopt(answer.session);
        else if (uid !== undefined) void this.#firebase.goLive(uid);
        return answer;
      }),
    );
  }

  /** Takes the member as the server says they are now. */
  replaceUser(user: OwnUser): void {
    if (this.tokens.uid === user.id) this.#store.update({ session: { status: 'signed_in', user } });
  }

  /** Ends this browser's session at once; the server is told, and its failure changes nothing. */
  async logout(): Promise<void> {
    const token = readToken();
    if (token) void sendLogout(token).catch(() => undefined);
    await this.#close();
  }

  /**
   * Ends this browser's session once an act that ends it at the server is through, as deleting the account is: no live
   * word of it ends the session before the act has told how it went. One that fails leaves the session as it was.
   */
  async endAfter(act: () => Promise<void>): Promise<void> {
    await this.#firebase.restDuring(act);
    await this.#close();
  }

  /** Asks the server again who the member is: after a change of the account, or a refused call. */
  async recheck(): Promise<void> {
    const uid = this.tokens.uid;
    if (uid === undefined) return;
    const { signal } = this.#attempt;
    try {
      await renewalDone();
      const { verdict, bearer } = await this.tokens.verify();
      if (signal.aborted) return;
      await this.#settle(verdict, bearer);
      // A changed account asks for a new token, unless another tab has one already.
      if (bearer === (await this.#firebase.token(uid))) await this.#firebase.token(uid, true);
    } catch (error) {
      // A network that failed ends nothing: the member keeps what they had.
      if (!signal.aborted && isRefusal(error)) await this.#giveUp(uid);
    }
  }

  /** Ends the session because the account is banned. */
  async ban(notice: BanNotice): Promise<void> {
    keepBanNotice(notice, this.tokens.uid ?? readClaims(readToken()).subject);
    const closed = this.#close();
    this.#store.update({ ban: notice });
    await closed;
  }

  /** Takes up a stored session; a network failure puts it aside and is retried while Firebase's own session lives. */
  async #resume(stored: string, firstAttempt = 0): Promise<void> {
    const signal = this.#newAttempt();
    const { subject } = readClaims(stored);
    for (let attempt = firstAttempt; !signal.aborted; attempt++) {
      if (attempt > 0) {
        const isTired = attempt % RETRIES_MAX === 0;
        await (isTired ? awakened(signal) : pause(retryDelay(attempt % RETRIES_MAX, Math.random()), signal));
        if (signal.aborted) return;
        if (this.#firebase.hasNobody) return this.#toAnonymous();
      }
      try {
        await this.#firebase.open();
        const bearer = (await this.#firebase.token(subject ?? this.#firebase.uid)) ?? stored;
        if (bearer === '') return signal.aborted ? undefined : this.#close();
        const verdict = await verifyToken(bearer);
        return signal.aborted ? undefined : await this.#settle(verdict, bearer);
      } catch (error) {
        if (signal.aborted) return;
        if (isRefusal(error)) return this.#giveUp(subject);
        if (isPageLeft()) continue;
        pauseToken();
        this.#toAnonymous({ isReturning: true });
      }
    }
  }

  /** The stored token was removed: by a sign-out or ban in another tab, or for want of network, which Firebase's session outlives. */
  async #lost(): Promise<void> {
    const { uid } = this.tokens;
    const ban = uid === undefined ? undefined : readToldBan(uid);
    if (ban) return this.ban(ban);
    this.#newAttempt();
    if (!isTokenPaused() || this.#firebase.hasNobody) return this.#toAnonymous();
    this.#toAnonymous({ isReturning: true });
    await this.#resume('', this.#firebase.isOpen ? 1 : 0);
  }

  async #signIn(call: () => Promise<SessionAnswer>): Promise<OwnUser> {
    const answer = await call().catch(async (error) => {
      const notice = banNoticeOf(error);
      if (notice) await this.ban(notice);
      throw error;
    });
    const { user, joined } = this.#begin(answer);
    const settled = landsBySetting(user.role) && this.#firebase.knowsSettings(this.#attempt.signal);
    await Promise.all([joined, settled]);
    return user;
  }

  /** Keeps the session that an answer brought as ours. Throws IncompleteAnswer when it is nobody's. */
  #begin({ verdict, accessToken, customToken }: SessionAnswer): { user: OwnUser; joined: Promise<void> } {
    if (verdict.kind === 'banned') throw new IncompleteAnswer('user_missing');
    const { user } = verdict;
    const signal = this.#newAttempt();
    forgetBanNotice();
    writeToken(accessToken);
    this.#store.update({ session: { status: 'signed_in', user }, ban: undefined });
    const joined = customToken ? this.#firebase.join(user.id, customToken, signal) : Promise.resolve();
    return { user, joined: Promise.race([joined, pause(PATIENCE_MS, signal)]) };
  }

  async #settle(verdict: Verdict, bearer: string): Promise<void> {
    if (verdict.kind === 'banned') return this.#endByBan(verdict.notice, bearer);
    const { user } = verdict;
    writeYounger(bearer);
    this.#store.update({ session: { status: 'signed_in', user } });
    await this.#firebase.goLive(user.id);
    void this.#firebase.dropOther(user.id, this.#attempt.signal);
  }

  /** A token's verdict says why and since when; until when, the server tells whoever calls. */
  async #endByBan(notice: BanNotice, bearer: string): Promise<void> {
    const { signal } = this.#attempt;
    const told = sendLogout(bearer).then(() => undefined, banNoticeOf);
    const more = await Promise.race([told, pause(PATIENCE_MS, signal).then(() => undefined)]);
    if (!signal.aborted) await this.ban({ ...notice, until: more?.until });
  }

  /** Firebase's session moved: its tokens are mirrored, another member's is taken up, its end ends ours. */
  #follow(token: string | undefined): void {
    const uid = this.tokens.uid;
    if (uid === undefined) return;
    if (token && readClaims(token).subject === uid) {
      writeYounger(token);
      void this.#firebase.goLive(uid);
    } else if (this.#store.get().firebase) {
      this.#toAnonymous();
      void (token ? this.#resume(token) : this.#learnWhy(uid, readToken()));
    }
  }

  /** Firebase refused to go on: a ban is worth telling, everything else is the end. */
  async #learnWhy(uid: string, stored: string | null): Promise<void> {
    const signal = this.#newAttempt();
    const verdict = stored ? await verifyToken(stored).catch(() => undefined) : undefined;
    if (signal.aborted) return;
    if (stored && verdict?.kind === 'banned') await this.#endByBan(verdict.notice, stored);
    else await this.#giveUp(uid);
  }

  #newAttempt(): AbortSignal {
    this.#attempt.abort();
    this.#attempt = new AbortController();
    return this.#attempt.signal;
  }

  #toAnonymous(how: { isReturning?: true } = {}): void {
    this.#firebase.rest();
    this.#store.update({ session: { status: 'anonymous', ...how }, firebase: undefined });
  }

  /** Ends what does not hold; a session that another tab has begun in the meantime is taken up instead. */
  async #giveUp(uid: string | undefined): Promise<void> {
    const stored = readToken();
    const isReplaced = uid !== undefined && stored !== null && readClaims(stored).subject !== uid;
    await (isReplaced ? this.#resume(stored) : this.#close());
  }

  async #close(): Promise<void> {
    this.#newAttempt();
    clearToken();
    this.#toAnonymous();
    await this.#firebase.signOut();
  }
}
