import { connectFirestoreEmulator, type Firestore, getFirestore, initializeFirestore } from 'firebase/firestore';
import type { FirebaseSession } from '#session/session-store.ts';

const opened = new WeakMap<FirebaseSession['app'], Firestore>();

/** Firestore of an app, connected to its emulator where there is one; opened once. */
export const openFirestore = ({ app, emulators }: FirebaseSession): Firestore => {
  const known = opened.get(app);
  if (known) return known;
  if (emulators) {
    const firestore = getFirestore(app);
    connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port);
    opened.set(app, firestore);
    return firestore;
  }
  const firestore = initializeFirestore(app, {});
  opened.set(app, firestore);
  return firestore;
};
