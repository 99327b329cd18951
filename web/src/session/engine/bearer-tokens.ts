import type { SessionStore } from '../session-store.ts';
import { readToken } from '../token-mirror.ts';
import { verifyToken } from './account-calls.ts';
import { isRefusal, type Verdict } from './answers.ts';
import type { FirebaseLink } from './firebase-link.ts';
import { isRenewing, renewalDone } from './renewal-lock.ts';
import { readClaims } from './token-claims.ts';

/** The ID tokens that the signed-in member's calls bear. */
export class BearerTokens {
  readonly #store: SessionStore;
  readonly #firebase: FirebaseLink;

  constructor(store: SessionStore, firebase: FirebaseLink) {
    this.#store = store;
    this.#firebase = firebase;
  }

  /** The member signed in. */
  get uid(): string | undefined {
    const { session } = this.#store.get();
    return session.status === 'signed_in' ? session.user.id : undefined;
  }

  /** A fresh token; undefined when nobody is signed in. Throws ApiError without network. */
  async get(): Promise<string | undefined> {
    const { uid } = this;
    if (uid === undefined) return undefined;
    const own = await this.#firebase.token(uid);
    const stored = readToken();
    if (own === undefined || stored === null) return own ?? stored ?? undefined;
    // Firebase looks only now and then at what another tab has changed.
    const given = readClaims(stored);
    return given.subject === uid && given.issuedAt > readClaims(own).issuedAt ? stored : own;
  }

  /** A token in place of a refused one: what another tab brought, else Firebase's next. Throws ApiError without network. */
  async renew(refused: string): Promise<string | undefined> {
    const { uid } = this;
    if (uid === undefined) return undefined;
    // A renewal that must itself be sent again cannot wait for its own end.
    if (!isRenewing()) await renewalDone();
    const stored = readToken();
    if (stored !== null && stored !== refused && readClaims(stored).subject === uid) return stored;
    return this.#firebase.token(uid, true);
  }

  /** Asks the server whose token it is, and once more with a newer one where it was refused. Throws as verifyToken does. */
  async verify(): Promise<{ verdict: Verdict; bearer: string }> {
    const bearer = (await this.get()) ?? '';
    try {
      return { verdict: await verifyToken(bearer), bearer };
    } catch (error) {
      const newer = isRefusal(error) ? await this.renew(bearer) : undefined;
      if (newer === undefined) throw error;
      return { verdict: await verifyToken(newer), bearer: newer };
    }
  }
}
