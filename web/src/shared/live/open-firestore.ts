import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  type Firestore,
  getFirestore,
  initializeFirestore,
} from 'firebase/firestore';
import type { FirebaseSession } from './firebase-session.ts';

interface Opened {
  firestore: Firestore;
  signedInAt: number;
}

const opened = new WeakMap<FirebaseSession['app'], Opened>();

const open = ({ app, emulators }: FirebaseSession): Firestore => {
  if (!emulators) return initializeFirestore(app, {});
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port);
  return firestore;
};

/** Reconnects at once. Without this, the SDK waits up to a minute after failures. */
export const restartNetwork = async (firestore: Firestore): Promise<void> => {
  await disableNetwork(firestore);
  await enableNetwork(firestore);
};

/**
 * Opens Firestore of an app once, connected to its emulator if there is one.
 *
 * Restarts the network after a new sign-in. A stream uses its first token until the stream ends. That token may be
 * revoked, and then the rules would deny the stream's reads.
 */
export const openFirestore = (session: FirebaseSession): Firestore => {
  const { app, signedInAt } = session;
  const cached = opened.get(app);
  const firestore = cached?.firestore ?? open(session);
  if (cached && cached.signedInAt !== signedInAt) void restartNetwork(firestore);
  opened.set(app, { firestore, signedInAt });
  return firestore;
};
