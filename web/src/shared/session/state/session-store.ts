import { readToken } from '@bigorna/client/stored-token';
import type { PanelAccess } from '@bigorna/domain/access/permissions';
import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { createListeners } from '#shared/browser/create-listeners.ts';
import type { FirebaseSession } from '#shared/live/firebase-session.ts';
import type { BanNotice } from './ban-notice.ts';
import { isTokenPaused } from './token-mirror.ts';

export type Session =
  | { status: 'loading' }
  | {
      status: 'anonymous';
      /**
       * The session is unconfirmed because the server did not respond. The session resumes when the server responds.
       */
      isReturning?: true;
    }
  | { status: 'signed_in'; user: CurrentUser };

export interface SessionSnapshot {
  session: Session;
  /** The site setting for access to the console; the strictest value until the setting is known. */
  panelAccess: PanelAccess;
  firebase: FirebaseSession | undefined;
  /** The ban that ended the session in this tab. */
  ban: BanNotice | undefined;
}

/** Session state for React. Only the engine changes it. */
export class SessionStore {
  readonly #listeners = createListeners();
  readonly #initial: SessionSnapshot = {
    session: { status: readToken() || isTokenPaused() ? 'loading' : 'anonymous' },
    panelAccess: 'super_admin',
    firebase: undefined,
    ban: undefined,
  };
  #snapshot = this.#initial;

  readonly get = (): SessionSnapshot => this.#snapshot;

  /**
   * The first state: `anonymous` on a server. Pages have the same markup for `loading` and `anonymous`, so that React can
   * hydrate the server's page.
   */
  readonly getInitial = (): SessionSnapshot => this.#initial;

  readonly subscribe = this.#listeners.subscribe;

  update(change: Partial<SessionSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    this.#listeners.notify();
  }
}
