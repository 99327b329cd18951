import { ApiError } from '@bigorna/client/api-error';
import { getRetryDelay, pause, RETRIES_MAX } from '../state/retry-delay.ts';
import type { SessionStore } from '../state/session-store.ts';
import { Connection } from './connection.ts';
import { isNetworkFailure } from './identity.ts';
import { readClaims } from './token-claims.ts';
import { writeToken } from './token-writer.ts';

/** How long to wait for a sign-in of another tab. Firebase polls for such sign-ins every 800 ms. */
const OTHER_TABS_DELAY_MS = 2_000;

/** The member's Firebase sign-in, and the live listeners that depend on it. */
export class FirebaseLink {
  readonly #store: SessionStore;
  readonly #connection: Connection;
  /** Number of pending sign-ins. Until they finish, Firebase has the previous member, nobody, or a revoked session. */
  #pendingJoins = 0;
  /** Aborts the live listeners of the current session. */
  #live = new AbortController();

  /** @param onToken receives Firebase's fresh tokens, and undefined when its session has ended. */
  constructor(store: SessionStore, onToken: (token: string | undefined) => void) {
    this.#store = store;
    this.#connection = new Connection({
      onSettings: (site) => store.update({ panelAccess: site.admin_panel_access }),
      onOpen: (identity) =>
        identity.follow((token) => {
          if (this.#pendingJoins === 0) onToken(token);
        }),
    });
  }

  /** Id of Firebase's member; undefined if Firebase has no session or is not loaded. */
  get uid(): string | undefined {
    return this.#connection.identity?.uid;
  }

  get isOpen(): boolean {
    return this.#connection.identity !== undefined;
  }

  /** Whether Firebase is loaded and has no session. */
  get hasNobody(): boolean {
    return this.isOpen && this.uid === undefined;
  }

  /** Loads Firebase and the site's settings. Throws if the network fails. */
  async open(): Promise<void> {
    await this.#connection.open();
  }

  /** Loads the site's settings, with a few retries. Returns whether the settings are known. */
  async waitForSettings(signal: AbortSignal): Promise<boolean> {
    for (let attempt = 0; attempt < RETRIES_MAX / 2 && !signal.aborted; attempt++) {
      const site = await this.#connection.settings().catch(() => undefined);
      if (site) return true;
      await pause(getRetryDelay(attempt, Math.random()), signal);
    }
    return false;
  }

  /**
   * Returns a member's ID token. Undefined during a sign-in, if Firebase has no session of the member, or if Firebase
   * refuses the token. Throws ApiError if the network fails.
   */
  async token(uid: string | undefined, refresh = false): Promise<string | undefined> {
    const { identity } = this.#connection;
    if (uid === undefined || identity?.uid !== uid || this.#pendingJoins > 0) return undefined;
    try {
      return await identity.token(refresh);
    } catch (cause) {
      throw new ApiError({ status: 0, code: 'connection_error' }, { cause });
    }
  }

  /** Signs in to Firebase with the server's custom token. Only network failures are retried. */
  async join(uid: string, customToken: string, signal: AbortSignal): Promise<void> {
    this.#pendingJoins++;
    try {
      for (let attempt = 0; attempt < RETRIES_MAX && !signal.aborted; attempt++) {
        if (await this.#tryJoin(uid, customToken, signal)) break;
        await pause(getRetryDelay(attempt, Math.random()), signal);
      }
    } finally {
      this.#pendingJoins--;
    }
    if (this.#isMember(uid) && !signal.aborted) await this.startListeners(uid, { mirrors: true });
  }

  /** Starts the live listeners of the member who is signed in to Firebase. Restarts them after a new sign-in. */
  async startListeners(uid: string, { mirrors } = { mirrors: false }): Promise<void> {
    const token = await this.token(uid).catch(() => undefined);
    const { identity, site } = this.#connection;
    if (!token || !identity || !site || !this.#isMember(uid)) return;
    if (mirrors) writeToken(token);
    const { signedInAt } = readClaims(token);
    const { firebase } = this.#store.get();
    if (firebase?.uid === uid && firebase.signedInAt === signedInAt && !firebase.ended.aborted) return;
    this.stopListeners();
    const { app } = identity;
    const { emulators } = site.firebase;
    this.#store.update({ firebase: { app, emulators, uid, signedInAt, ended: this.#live.signal } });
  }

  stopListeners(): void {
    this.#live.abort();
    this.#live = new AbortController();
  }

  /**
   * Runs a call that revokes the member's sessions. Stops the live listeners first, because the rules would deny them
   * during the call.
   */
  async runWithoutListeners<Value>(call: () => Promise<Value>): Promise<Value> {
    const { firebase } = this.#store.get();
    this.stopListeners();
    this.#store.update({ firebase: undefined });
    try {
      return await call();
    } catch (error) {
      if (firebase) void this.startListeners(firebase.uid);
      throw error;
    }
  }

  /** Signs out any Firebase member other than `uid`. Waits first, because another tab may be logging in as `uid`. */
  async signOutOther(uid: string, signal: AbortSignal): Promise<void> {
    if (this.uid === undefined || this.uid === uid) return;
    await pause(OTHER_TABS_DELAY_MS, signal);
    if (!signal.aborted && this.uid !== uid) await this.signOut();
  }

  /** Ends Firebase's session. Does nothing without a session, because another tab may be signing in. */
  async signOut(): Promise<void> {
    if (this.uid !== undefined) await this.#connection.identity?.signOut().catch(() => undefined);
  }

  /** Returns whether the sign-in finished, successfully or not. */
  async #tryJoin(uid: string, customToken: string, signal: AbortSignal): Promise<boolean> {
    try {
      const { identity } = await this.#connection.open();
      if (signal.aborted) return true;
      await identity.signIn(customToken);
      // The member signed out during the sign-in, so this session of Firebase ends too.
      if (this.#store.get().session.status !== 'signed_in') await identity.signOut();
      return true;
    } catch (error) {
      if (isNetworkFailure(error) || error instanceof ApiError) return false;
      // A previous or revoked session must not outlive the failed sign-in.
      if (this.#isMember(uid)) {
        this.stopListeners();
        this.#store.update({ firebase: undefined });
        await this.signOut();
      }
      return true;
    }
  }

  #isMember(uid: string): boolean {
    const { session } = this.#store.get();
    return session.status === 'signed_in' && session.user.id === uid;
  }
}
