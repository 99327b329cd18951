import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  type Firestore,
  getFirestore,
  initializeFirestore,
} from 'firebase/firestore';
import type { FirebaseSession } from '#session/session-store.ts';

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

/**
 * Firestore of an app, connected to its emulator where there is one; opened once.
 *
 * A stream keeps the token it was begun with. When the member has signed in anew the former sign-in may be revoked, and
 * the rules would refuse what the stream asks: it is begun anew as well.
 */
export const openFirestore = (session: FirebaseSession): Firestore => {
  const { app, signedInAt } = session;
  const known = opened.get(app);
  const firestore = known?.firestore ?? open(session);
  if (known && known.signedInAt !== signedInAt) void disableNetwork(firestore).then(() => enableNetwork(firestore));
  opened.set(app, { firestore, signedInAt });
  return firestore;
};
