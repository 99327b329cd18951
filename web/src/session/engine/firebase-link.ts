import { ApiError } from '#api/api-error.ts';
import { pause, RETRIES_MAX, retryDelay } from '../retry-delay.ts';
import type { SessionStore } from '../session-store.ts';
import { Connection } from './connection.ts';
import { isNetworkFailure } from './identity.ts';
import { readClaims } from './token-claims.ts';
import { writeToken } from './token-writer.ts';

/** How long Firebase may need to learn of another tab's sign-in: it looks every 800 ms. */
const OTHER_TABS_MS = 2_000;

/** The session's other half: Firebase's own sign-in of the same member, and the live listeners that stand on it. */
export class FirebaseLink {
  readonly #store: SessionStore;
  readonly #connection: Connection;
  /** Sign-ins under way: until they are through, Firebase holds the former member, nobody, or a session that has ended. */
  #joins = 0;
  /** Ends the live listeners of the present session. */
  #live = new AbortController();

  /** @param onToken hears Firebase's fresh tokens, and undefined when its session has ended. */
  constructor(store: SessionStore, onToken: (token: string | undefined) => void) {
    this.#store = store;
    this.#connection = new Connection({
      onSettings: (site) => store.update({ panelAccess: site.admin_panel_access }),
      onOpen: (identity) =>
        identity.follow((token) => {
          if (this.#joins === 0) onToken(token);
        }),
    });
  }

  /** Whom Firebase knows; undefined also while it is not loaded. */
  get uid(): string | undefined {
    return this.#connection.identity?.uid;
  }

  get isOpen(): boolean {
    return this.#connection.identity !== undefined;
  }

  /** Whether Firebase is there, and has no session. */
  get hasNobody(): boolean {
    return this.isOpen && this.uid === undefined;
  }

  /** Waits until Firebase and the site's settings are there. Throws without network. */
  async open(): Promise<void> {
    await this.#connection.open();
  }

  /** Waits until the site's settings are known, trying a few times; whether they are. */
  async knowsSettings(signal: AbortSignal): Promise<boolean> {
    for (let attempt = 0; attempt < RETRIES_MAX / 2 && !signal.aborted; attempt++) {
      const site = await this.#connection.settings().catch(() => undefined);
      if (site) return true;
      await pause(retryDelay(attempt, Math.random()), signal);
    }
    return false;
  }

  /** A member's ID token; undefined when Firebase does not know them, or refuses. Throws ApiError without network. */
  async token(uid: string | undefined, refresh = false): Promise<string | undefined> {
    const { identity } = this.#connection;
    if (uid === undefined || identity?.uid !== uid || this.#joins > 0) return undefined;
    try {
      return await identity.token(refresh);
    } catch (cause) {
      throw new ApiError({ status: 0, code: 'connection_error' }, { cause });
    }
  }

  /** Signs in to Firebase with the server's word; only a network failure is worth another try. */
  async join(uid: string, customToken: string, signal: AbortSignal): Promise<void> {
    this.#joins++;
    try {
      for (let attempt = 0; attempt < RETRIES_MAX && !signal.aborted; attempt++) {
        if (await this.#tryJoin(uid, customToken, signal)) break;
        await pause(retryDelay(attempt, Math.random()), signal);
      }
    } finally {
      this.#joins--;
    }
    if (this.#isMember(uid) && !signal.aborted) await this.goLive(uid, { mirrors: true });
  }

  /** Starts the live listeners of a member whom Firebase knows; again, when they have signed in anew. */
  async goLive(uid: string, { mirrors } = { mirrors: false }): Promise<void> {
    const token = await this.token(uid).catch(() => undefined);
    const { identity, site } = this.#connection;
    if (!token || !identity || !site || !this.#isMember(uid)) return;
    if (mirrors) writeToken(token);
    const { signedInAt } = readClaims(token);
    const { firebase } = this.#store.get();
    if (firebase?.uid === uid && firebase.signedInAt === signedInAt && !firebase.ended.aborted) return;
    this.rest();
    const { app } = identity;
    const { emulators } = site.firebase;
    this.#store.update({ firebase: { app, emulators, uid, signedInAt, ended: this.#live.signal } });
  }

  /** Ends the live listeners. */
  rest(): void {
    this.#live.abort();
    this.#live = new AbortController();
  }

  /** Runs what ends the member's sessions: the live listeners, which would be refused on the way, rest until it is over. */
  async restDuring<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const { firebase } = this.#store.get();
    this.rest();
    this.#store.update({ firebase: undefined });
    try {
      return await call();
    } catch (error) {
      if (firebase) void this.goLive(firebase.uid);
      throw error;
    }
  }

  /** Signs another member out of Firebase, unless that is only a tab signing in at this moment. */
  async dropOther(uid: string, signal: AbortSignal): Promise<void> {
    if (this.uid === undefined || this.uid === uid) return;
    await pause(OTHER_TABS_MS, signal);
    if (!signal.aborted && this.uid !== uid) await this.signOut();
  }

  /** Ends Firebase's session. Where it has none nothing is done: another tab may be beginning one. */
  async signOut(): Promise<void> {
    if (this.uid !== undefined) await this.#connection.identity?.signOut().catch(() => undefined);
  }

  /** Whether the sign-in is over, well or badly. */
  async #tryJoin(uid: string, customToken: string, signal: AbortSignal): Promise<boolean> {
    try {
      const { identity } = await this.#connection.open();
      if (signal.aborted) return true;
      await identity.signIn(customToken);
      // Signed out in the meantime.
      if (this.#store.get().session.status !== 'signed_in') await identity.signOut();
      return true;
    } catch (error) {
      if (isNetworkFailure(error) || error instanceof ApiError) return false;
      // A former member's session, or one that has ended, must not outlive the failed sign-in.
      if (this.#isMember(uid)) {
        this.rest();
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
