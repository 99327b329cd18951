import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

const NAME = 'bench';

/** The emulator's database, beside the functions' own way to it: what is made for a measurement is not counted. */
export const firestoreOf = (): Firestore =>
  getFirestore(getApps().find(({ name }) => name === NAME) ?? initializeApp({}, NAME));
