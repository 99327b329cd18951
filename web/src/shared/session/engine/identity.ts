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
import type { SiteSettings } from '#shared/api/fetch-site.ts';

const NETWORK_FAILURE = 'auth/network-request-failed';

/** Whether Firebase Auth could not reach its server. */
export const isNetworkFailure = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === NETWORK_FAILURE;

/** Firebase Auth in this browser. The console runs on the same origin and shares Firebase's persisted session. */
export class Identity {
  readonly app: FirebaseApp;
  readonly #auth: Auth;

  private constructor(app: FirebaseApp, auth: Auth) {
    this.app = app;
    this.#auth = auth;
  }

  /** Starts Firebase Auth and waits until it has restored its persisted session, if any. */
  static async open({ firebase: { emulators, appCheck, ...config } }: SiteSettings): Promise<Identity> {
    const existing = getApps().find(({ name }) => name === '[DEFAULT]');
    const app = existing ?? initializeApp({ ...config, ...(appCheck && { appId: appCheck.appId }) });
    if (appCheck && !existing) (await import('#shared/api/app-check.ts')).startAppCheck(app, appCheck.siteKey);
    const auth = existing
      ? getAuth(app)
      : initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
    // A second call would throw, for example on hot reload.
    if (emulators && !existing) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
    await auth.authStateReady();
    return new Identity(app, auth);
  }

  get uid(): string | undefined {
    return this.#auth.currentUser?.uid;
  }

  /**
   * Returns the ID token of Firebase's session, refreshed if the token is old or `refresh` is set. Undefined if there
   * is no session or Firebase refuses the session.
   *
   * @throws if the network fails.
   */
  async token(refresh = false): Promise<string | undefined> {
    try {
      return await this.#auth.currentUser?.getIdToken(refresh);
    } catch (error) {
      if (isNetworkFailure(error)) throw error;
      return undefined;
    }
  }

  /** Subscribes to Firebase's session: fresh tokens, and undefined when the session has ended. */
  follow(onToken: (token: string | undefined) => void): void {
    onIdTokenChanged(this.#auth, (user) => {
      if (!user) onToken(undefined);
      // A network failure does not end the session.
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
