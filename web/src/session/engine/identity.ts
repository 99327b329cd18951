import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  getAuth,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithCustomToken,
} from 'firebase/auth';
import type { SiteSettings } from './account-calls.ts';

const NETWORK_FAILURE = 'auth/network-request-failed';

/** Firebase Auth could not reach its server. */
export const isNetworkFailure = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === NETWORK_FAILURE;

/**
 * Firebase Auth in this browser. Its persisted session is shared with the console, which runs on the same origin.
 */
export class Identity {
  readonly app: FirebaseApp;
  readonly #auth: Auth;

  private constructor(app: FirebaseApp, auth: Auth) {
    this.app = app;
    this.#auth = auth;
  }

  /** Starts Firebase Auth and waits until its persisted session, if any, is there. */
  static async open({ firebase: { emulators, appCheck, ...config } }: SiteSettings): Promise<Identity> {
    const existing = getApps().find(({ name }) => name === '[DEFAULT]');
    const app = existing ?? initializeApp({ ...config, ...(appCheck && { appId: appCheck.appId }) });
    if (appCheck && !existing) (await import('#live/app-check.ts')).startAppCheck(app, appCheck.siteKey);
    const auth = existing
      ? getAuth(app)
      : initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
    // A second call throws, which hot reload would run into.
    if (emulators && !existing) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
    await auth.authStateReady();
    return new Identity(app, auth);
  }

  get uid(): string | undefined {
    return this.#auth.currentUser?.uid;
  }

  /**
   * The ID token of Firebase's session, refreshed when it is old or when asked; undefined when Firebase knows nobody, or
   * refuses the session it had.
   *
   * Throws when the network failed.
   */
  async token(refresh = false): Promise<string | undefined> {
    try {
      return await this.#auth.currentUser?.getIdToken(refresh);
    } catch (error) {
      if (isNetworkFailure(error)) throw error;
      return undefined;
    }
  }

  /** Follows Firebase's session: its fresh tokens, and undefined when it has ended. */
  follow(onToken: (token: string | undefined) => void): void {
    onIdTokenChanged(this.#auth, (user) => {
      if (!user) onToken(undefined);
      // A token that cannot be had for want of network says nothing of the session.
      else user.getIdToken().then(onToken, () => undefined);
    });
  }

  async signIn(customToken: string): Promise<void> {
    await signInWithCustomToken(this.#auth, customToken);
  }

  async signOut(): Promise<void> {
    await this.#auth.signOut();
  }
}
