import { rememberSignIn } from '@bigorna/client/console-session';
import { readToken } from '@bigorna/client/stored-token';
import { hasConfigurableLanding } from '@bigorna/domain/access/guard';
import type { CurrentUser, FactorChallenge } from '@bigorna/domain/endpoints/auth.schemas';
import {
  type BanNotice,
  type BannedAccount,
  clearBanNotice,
  readStoredBan,
  storeBanNotice,
} from '../state/ban-notice.ts';
import { getRetryDelay, pause, RETRIES_MAX, waitUntilActive } from '../state/retry-delay.ts';
import type { SessionStore } from '../state/session-store.ts';
import { isTokenPaused } from '../state/token-mirror.ts';
import {
  type FactorProofBody,
  type LoginBody,
  type RegisterBody,
  sendLogin,
  sendLoginFactor,
  sendLogout,
  sendRegister,
  verifyToken,
} from './account-calls.ts';
import { BearerTokens } from './bearer-tokens.ts';
import { FirebaseLink } from './firebase-link.ts';
import { isPageUnloading } from './page-unloading.ts';
import { type RenewalResponse, runRenewal, waitForRenewal } from './renewal-lock.ts';
import {
  getBanNotice,
  IncompleteResponseError,
  isRefusal,
  parseSession,
  type SessionResponse,
  type Verdict,
} from './session-responses.ts';
import { readClaims } from './token-claims.ts';
import { clearToken, pauseToken, writeIfNewer, writeToken } from './token-writer.ts';

const toBannedAccount = ({ username, display_name, email }: CurrentUser): BannedAccount => ({
  username,
  name: display_name,
  email,
});

/** How long a login waits for Firebase, and how long a ban waits for its end date. */
const TIMEOUT_MS = 4_000;

/** Result of a registration. */
interface NewAccount {
  readonly user: CurrentUser;
  /** Whether the verification mail was sent. */
  readonly isMailSent: boolean;
}

/**
 * Session lifecycle: resumed from a stored token, started by login or registration, ended by logout, ban or refusal.
 *
 * Loaded together with Firebase Auth, only for visitors who have a token or sign in. Writes the session's state to the
 * store.
 */
export class SessionEngine {
  readonly #store: SessionStore;
  readonly #firebase: FirebaseLink;
  readonly tokens: BearerTokens;
  /** Aborts a pending attempt when a newer attempt starts. */
  #attempt = new AbortController();

  constructor(store: SessionStore) {
    this.#store = store;
    this.#firebase = new FirebaseLink(store, (token) => this.#handleFirebaseToken(token));
    this.tokens = new BearerTokens(store, this.#firebase);
  }

  /** Handles the stored token: at page start, and when another tab changes it. */
  async handleToken(stored: string | null): Promise<void> {
    const uid = this.tokens.uid;
    if (stored === null) return this.#handleRemovedToken();
    if (uid === undefined || readClaims(stored).subject !== uid) await this.#resume(stored);
  }

  /**
   * Signs in, or returns the request for a second factor. Throws ApiError, or IncompleteResponseError if user or token
   * is missing. The code of the latter names the text to show.
   */
  async login(body: LoginBody): Promise<FactorChallenge | undefined> {
    const response = await this.#reportingBan(() => sendLogin(body));
    if ('challenge' in response) return response.challenge;
    await this.#enter(response);
    return undefined;
  }

  /** Finishes a login with a second factor. Throws like `login`. */
  async loginFactor(body: FactorProofBody): Promise<CurrentUser> {
    return this.#enter(await this.#reportingBan(() => sendLoginFactor(body)));
  }

  /** Throws like `login`. */
  async register(body: RegisterBody): Promise<NewAccount> {
    const response = await this.#reportingBan(() => sendRegister(body));
    return { user: await this.#enter(response), isMailSent: response.isMailSent };
  }

  /**
   * Continues with the tokens of a response that renews the session (`data` of PUT /user/password, `data.session` of
   * POST /auth/verify-email). The open page stays. Throws IncompleteResponseError.
   */
  async adopt(session: unknown): Promise<void> {
    await this.#begin(parseSession(session)).joined;
  }

  /**
   * Runs a call that may revoke all sessions, and adopts the session that it returns. Rejects if the call rejects.
   * Other tabs do not treat the revoked session as a logout.
   */
  renewBy<Result extends RenewalResponse>(call: () => Promise<Result>): Promise<Result> {
    return runRenewal(() =>
      this.#firebase.runWithoutListeners(async () => {
        const response = await call();
        const { uid } = this.tokens;
        if (response.session) await this.adopt(response.session);
        else if (uid !== undefined) void this.#firebase.startListeners(uid);
        return response;
      }),
    );
  }

  /** Replaces the member with the server's version. Ignores the data of another member. */
  replaceUser(user: CurrentUser): void {
    if (this.tokens.uid === user.id) this.#store.update({ session: { status: 'signed_in', user } });
  }

  /** Ends this browser's session at once, even if the server call fails. */
  async logout(): Promise<void> {
    const token = readToken();
    if (token) void sendLogout(token).catch(() => undefined);
    await this.#close();
  }

  /**
   * Runs an action that ends the session at the server, such as the account deletion. Then ends the session in this
   * browser. Live listeners stop before the action, because the action would make them end the session early. If the
   * action fails, the session continues.
   */
  async endAfter(act: () => Promise<void>): Promise<void> {
    await this.#firebase.runWithoutListeners(act);
    await this.#close();
  }

  /** Verifies the session at the server, after an account change or a refused call. A refusal ends the session. */
  async recheck(): Promise<void> {
    const uid = this.tokens.uid;
    if (uid === undefined) return;
    const { signal } = this.#attempt;
    try {
      await waitForRenewal();
      const { verdict, bearer } = await this.tokens.verify();
      if (signal.aborted) return;
      await this.#applyVerdict(verdict, bearer);
      // A changed account needs a new token, unless another tab has one.
      if (bearer === (await this.#firebase.token(uid))) await this.#firebase.token(uid, true);
    } catch (error) {
      // A network failure does not end the session.
      if (!signal.aborted && isRefusal(error)) await this.#endUnlessReplaced(uid);
    }
  }

  /** Ends the session because the account is banned. */
  async ban(reported: BanNotice): Promise<void> {
    const { session } = this.#store.get();
    const account = session.status === 'signed_in' ? toBannedAccount(session.user) : reported.account;
    const notice = { ...reported, ...(account && { account }) };
    storeBanNotice(notice, this.tokens.uid ?? readClaims(readToken()).subject);
    const closed = this.#close();
    this.#store.update({ ban: notice });
    await closed;
  }

  /**
   * Resumes a stored session. After a network failure, pauses the session and retries, unless Firebase has no session.
   */
  async #resume(stored: string, firstAttempt = 0): Promise<void> {
    const signal = this.#newAttempt();
    const { subject } = readClaims(stored);
    for (let attempt = firstAttempt; !signal.aborted; attempt++) {
      if (attempt > 0) {
        const isExhausted = attempt % RETRIES_MAX === 0;
        await (isExhausted
          ? waitUntilActive(signal)
          : pause(getRetryDelay(attempt % RETRIES_MAX, Math.random()), signal));
        if (signal.aborted) return;
        if (this.#firebase.hasNobody) return this.#toAnonymous();
      }
      try {
        await this.#firebase.open();
        const bearer = (await this.#firebase.token(subject ?? this.#firebase.uid)) ?? stored;
        if (bearer === '') return signal.aborted ? undefined : this.#close();
        const verdict = await verifyToken(bearer);
        return signal.aborted ? undefined : await this.#applyVerdict(verdict, bearer);
      } catch (error) {
        if (signal.aborted) return;
        if (isRefusal(error)) return this.#endUnlessReplaced(subject);
        if (isPageUnloading()) continue;
        pauseToken();
        this.#toAnonymous({ isReturning: true });
      }
    }
  }

  /**
   * Handles a removed token: another tab signed out, found a ban, or lost the network. After a network loss Firebase's
   * session still exists.
   */
  async #handleRemovedToken(): Promise<void> {
    const { uid } = this.tokens;
    const ban = uid === undefined ? undefined : readStoredBan(uid);
    if (ban) return this.ban(ban);
    this.#newAttempt();
    if (!isTokenPaused() || this.#firebase.hasNobody) return this.#toAnonymous();
    this.#toAnonymous({ isReturning: true });
    await this.#resume('', this.#firebase.isOpen ? 1 : 0);
  }

  /** Runs a call that signs in. If the account is banned, reports the ban. Always rethrows the error. */
  async #reportingBan<Response>(call: () => Promise<Response>): Promise<Response> {
    return call().catch(async (error) => {
      const notice = getBanNotice(error);
      if (notice) await this.ban(notice);
      throw error;
    });
  }

  /**
   * Starts the session of a sign-in. Waits for Firebase, and for the site settings if they determine the landing page.
   */
  async #enter(response: SessionResponse): Promise<CurrentUser> {
    const { user, joined } = this.#begin(response);
    const settingsKnown = hasConfigurableLanding(user.role) && this.#firebase.waitForSettings(this.#attempt.signal);
    await Promise.all([joined, settingsKnown]);
    return user;
  }

  /** Starts the session of a response. Throws IncompleteResponseError for a banned account. */
  #begin({ verdict, accessToken, customToken }: SessionResponse): { user: CurrentUser; joined: Promise<void> } {
    if (verdict.kind === 'banned') throw new IncompleteResponseError('user_missing');
    const { user } = verdict;
    const signal = this.#newAttempt();
    clearBanNotice();
    writeToken(accessToken);
    rememberSignIn({ accessToken, customToken });
    this.#store.update({ session: { status: 'signed_in', user }, ban: undefined });
    const joined = customToken ? this.#firebase.join(user.id, customToken, signal) : Promise.resolve();
    return { user, joined: Promise.race([joined, pause(TIMEOUT_MS, signal)]) };
  }

  async #applyVerdict(verdict: Verdict, bearer: string): Promise<void> {
    if (verdict.kind === 'banned') return this.#endByBan(verdict.notice, bearer);
    const { user } = verdict;
    writeIfNewer(bearer);
    this.#store.update({ session: { status: 'signed_in', user } });
    await this.#firebase.startListeners(user.id);
    void this.#firebase.signOutOther(user.id, this.#attempt.signal);
  }

  /**
   * Ends the session after a ban. `notice` has the ban's reason and start; the refused logout call returns the ban's
   * end.
   */
  async #endByBan(notice: BanNotice, bearer: string): Promise<void> {
    const { signal } = this.#attempt;
    const ban = sendLogout(bearer).then(() => undefined, getBanNotice);
    const more = await Promise.race([ban, pause(TIMEOUT_MS, signal).then(() => undefined)]);
    if (!signal.aborted) await this.ban({ ...notice, until: more?.until, account: more?.account ?? notice.account });
  }

  /**
   * Stores Firebase's new token. If the token belongs to another member, resumes that member's session. Without a
   * token, ends the session.
   */
  #handleFirebaseToken(token: string | undefined): void {
    const uid = this.tokens.uid;
    if (uid === undefined) return;
    if (token && readClaims(token).subject === uid) {
      writeIfNewer(token);
      void this.#firebase.startListeners(uid);
    } else if (this.#store.get().firebase) {
      this.#toAnonymous();
      void (token ? this.#resume(token) : this.#verifyEnd(uid, readToken()));
    }
  }

  /** Firebase ended its session: shows a ban if there is one, otherwise ends this session. */
  async #verifyEnd(uid: string, stored: string | null): Promise<void> {
    const signal = this.#newAttempt();
    const verdict = stored ? await verifyToken(stored).catch(() => undefined) : undefined;
    if (signal.aborted) return;
    if (stored && verdict?.kind === 'banned') await this.#endByBan(verdict.notice, stored);
    else await this.#endUnlessReplaced(uid);
  }

  #newAttempt(): AbortSignal {
    this.#attempt.abort();
    this.#attempt = new AbortController();
    return this.#attempt.signal;
  }

  #toAnonymous(how: { isReturning?: true } = {}): void {
    this.#firebase.stopListeners();
    this.#store.update({ session: { status: 'anonymous', ...how }, firebase: undefined });
  }

  /** Ends an invalid session. If another tab has started a new session meanwhile, resumes that session. */
  async #endUnlessReplaced(uid: string | undefined): Promise<void> {
    const stored = readToken();
    const isReplaced = uid !== undefined && stored !== null && readClaims(stored).subject !== uid;
    await (isReplaced ? this.#resume(stored) : this.#close());
  }

  async #close(): Promise<void> {
    this.#newAttempt();
    clearToken();
    rememberSignIn(undefined);
    this.#toAnonymous();
    await this.#firebase.signOut();
  }
}
