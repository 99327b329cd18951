import type { PanelAccess } from '@bigorna/domain/access/permissions';
import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import type { FirebaseApp } from 'firebase/app';
import type { BanNotice } from './ban-notice.ts';
import { isTokenPaused, readToken } from './token-mirror.ts';

/** Firebase while it knows the member: what live listeners need, and when they must stop. */
export interface FirebaseSession {
  app: FirebaseApp;
  emulators: { firestore: { host: string; port: number } } | null;
  uid: string;
  /** When the member signed in, in seconds since 1970: a renewed session needs its listeners begun anew. */
  signedInAt: number;
  /** Fires when the session ends, before Firebase signs out. */
  ended: AbortSignal;
}

export type Session =
  | { status: 'loading' }
  | {
      status: 'anonymous';
      /** The member's session could not be confirmed for want of an answer, and is taken up again as soon as one comes. */
      isReturning?: true;
    }
  | { status: 'signed_in'; user: OwnUser };

export interface SessionSnapshot {
  session: Session;
  /** The site setting; the strict reading until it is known. */
  panelAccess: PanelAccess;
  firebase: FirebaseSession | undefined;
  /** The ban that ended the session in this tab. */
  ban: BanNotice | undefined;
}

/** What the site knows of its visitor, for React and for the engine, which alone changes it. */
export class SessionStore {
  readonly #listeners = new Set<() => void>();
  #snapshot: SessionSnapshot = {
    session: { status: readToken() || isTokenPaused() ? 'loading' : 'anonymous' },
    panelAccess: 'super_admin',
    firebase: undefined,
    ban: undefined,
  };

  readonly get = (): SessionSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  update(change: Partial<SessionSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
