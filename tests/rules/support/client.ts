import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  serverTimestamp,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';

import type { Claims } from './identities.ts';

export type { Firestore };

type Token = {
  readonly sub: string;
  readonly iat: number;
  readonly auth_time: number;
} & Claims;

/** Token that the emulators accept without evaluating the rules. */
export const BYPASS_RULES = 'owner';

/**
 * Creates a client for the emulator at FIRESTORE_EMULATOR_HOST.
 * @param token of the caller; null for a visitor
 */
export function connect(projectId: string, token: Token | typeof BYPASS_RULES | null): Firestore {
  const db = getFirestore(initializeApp({ projectId, apiKey: 'none' }, crypto.randomUUID()));
  const { hostname, port } = new URL(`http://${process.env.FIRESTORE_EMULATOR_HOST}`);
  connectFirestoreEmulator(db, hostname, Number(port), token === null ? {} : { mockUserToken: token });
  return db;
}

/** Removes undefined fields, for tests of a document without a field. */
export const omitUndefined = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

/** Path of a flood stamp. */
export const getStampPath = (uid: string, kind: string): string => `users/${uid}/limits/${kind}`;

/** Adds the flood stamp for a write of the document at `path` in the same commit. */
export const addStamp = (batch: WriteBatch, db: Firestore, uid: string, kind: string, path: string): WriteBatch =>
  batch.set(doc(db, getStampPath(uid, kind)), { at: serverTimestamp(), path });

/** Sets a document together with its stamp in one commit. */
export const setStamped = (db: Firestore, uid: string, kind: string, path: string, data: object): Promise<void> =>
  addStamp(writeBatch(db).set(doc(db, path), data), db, uid, kind, path).commit();

/** Updates a document together with its stamp in one commit. */
export const updateStamped = (db: Firestore, uid: string, kind: string, path: string, data: object): Promise<void> =>
  addStamp(writeBatch(db).update(doc(db, path), { ...data }), db, uid, kind, path).commit();
