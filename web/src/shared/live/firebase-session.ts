import type { FirebaseApp } from 'firebase/app';

/** A signed-in Firebase session, as live listeners need it. */
export interface FirebaseSession {
  app: FirebaseApp;
  emulators: { firestore: { host: string; port: number } } | null;
  uid: string;
  /** Time of the sign-in, in seconds since 1970. A renewed session restarts its listeners. */
  signedInAt: number;
  /** Aborts when the session ends, before Firebase signs out. */
  ended: AbortSignal;
}
