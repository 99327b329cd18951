import { readToken } from '@bigorna/client/stored-token';
import type { SessionStore } from '../state/session-store.ts';
import { verifyToken } from './account-calls.ts';
import type { FirebaseLink } from './firebase-link.ts';
import { isRenewing, waitForRenewal } from './renewal-lock.ts';
import { isRefusal, type Verdict } from './session-responses.ts';
import { readClaims } from './token-claims.ts';

/** ID tokens for the signed-in member's calls. */
export class BearerTokens {
  readonly #store: SessionStore;
  readonly #firebase: FirebaseLink;

  constructor(store: SessionStore, firebase: FirebaseLink) {
    this.#store = store;
    this.#firebase = firebase;
  }

  /** Id of the signed-in member. */
  get uid(): string | undefined {
    const { session } = this.#store.get();
    return session.status === 'signed_in' ? session.user.id : undefined;
  }

  /** Returns a fresh token; undefined if signed out. Throws ApiError if the network fails. */
  async get(): Promise<string | undefined> {
    const { uid } = this;
    if (uid === undefined) return undefined;
    const firebaseToken = await this.#firebase.token(uid);
    const stored = readToken();
    if (firebaseToken === undefined || stored === null) return firebaseToken ?? stored ?? undefined;
    // Another tab may have stored a newer token: Firebase notices changes of other tabs with a delay.
    const storedClaims = readClaims(stored);
    return storedClaims.subject === uid && storedClaims.issuedAt > readClaims(firebaseToken).issuedAt
      ? stored
      : firebaseToken;
  }

  /**
   * Replaces a refused token with another tab's token, else with a refreshed token. Throws ApiError if the network
   * fails.
   */
  async renew(rejectedToken: string): Promise<string | undefined> {
    const { uid } = this;
    if (uid === undefined) return undefined;
    // A retry inside a renewal must not wait for that renewal.
    if (!isRenewing()) await waitForRenewal();
    const stored = readToken();
    if (stored !== null && stored !== rejectedToken && readClaims(stored).subject === uid) return stored;
    return this.#firebase.token(uid, true);
  }

  /** Verifies the token at the server, and retries a refusal once with a newer token. Throws like verifyToken. */
  async verify(): Promise<{ verdict: Verdict; bearer: string }> {
    const bearer = (await this.get()) ?? '';
    try {
      return { verdict: await verifyToken(bearer), bearer };
    } catch (error) {
      const newerToken = isRefusal(error) ? await this.renew(bearer) : undefined;
      if (newerToken === undefined) throw error;
      return { verdict: await verifyToken(newerToken), bearer: newerToken };
    }
  }
}
