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

export type { Firestore };

type Token = {
  readonly sub: string;
  readonly iat: number;
  readonly auth_time: number;
  /** When the custom token of the sign-in was made, in seconds; only such sign-ins have it. */
  readonly minted_at?: number;
};

/** The token that emulators serve without asking the rules. */
export const PAST_THE_RULES = 'owner';

/**
 * A client of its own on the emulator at FIRESTORE_EMULATOR_HOST.
 * @param token who asks; null for a visitor without a token
 */
export function connect(projectId: string, token: Token | typeof PAST_THE_RULES | null): Firestore {
  const db = getFirestore(initializeApp({ projectId, apiKey: 'none' }, crypto.randomUUID()));
  const { hostname, port } = new URL(`http://${process.env.FIRESTORE_EMULATOR_HOST}`);
  connectFirestoreEmulator(db, hostname, Number(port), token === null ? {} : { mockUserToken: token });
  return db;
}

/** What of an object has a value, for tests of a document that lacks a field. */
export const present = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

/** Where a member's flood stamp of a kind is. */
export const stampPath = (uid: string, kind: string): string => `users/${uid}/limits/${kind}`;

/** Adds the flood stamp that says this commit writes the document at `path`. */
export const stamp = (batch: WriteBatch, db: Firestore, uid: string, kind: string, path: string): WriteBatch =>
  batch.set(doc(db, stampPath(uid, kind)), { at: serverTimestamp(), path });

/** Writes a document together with its stamp, in one commit. */
export const setStamped = (db: Firestore, uid: string, kind: string, path: string, data: object): Promise<void> =>
  stamp(writeBatch(db).set(doc(db, path), data), db, uid, kind, path).commit();

/** Changes fields of a document together with its stamp, in one commit. */
export const updateStamped = (db: Firestore, uid: string, kind: string, path: string, data: object): Promise<void> =>
  stamp(writeBatch(db).update(doc(db, path), { ...data }), db, uid, kind, path).commit();
