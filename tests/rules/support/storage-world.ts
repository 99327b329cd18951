import type { Account } from '@bigorna/domain/entities/account';
import { deleteDoc, doc, type Firestore, setDoc, setLogLevel, terminate } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { afterAll, beforeAll, expect } from 'vitest';
import { BYPASS_RULES, connect } from './client.ts';
import { type Claims, getClaims } from './identities.ts';
import { getStorageClient, PROJECT } from './uploads.ts';

export interface StorageWorld {
  /** Storage client of an identity, without a token for 'signed out'. */
  client(asker: string): FirebaseStorage;
  /** Path of the account document of an identity. */
  accountPath(asker: string): string;
  /** The database that storage.rules read. Bypasses the rules. */
  db(): Firestore;
}

const getAskerUid = (asker: string) => `rules-${asker.replace(' ', '-')}`;
const isSignedIn = (asker: string) => asker !== 'signed out';

/**
 * Stores the given accounts for tests of storage.rules, and deletes the accounts afterwards. Call this at the top of a
 * test file.
 *
 * @param otherClaims claims of an asker's token that differ from `getClaims`
 */
export function createStorageWorld(
  accounts: Readonly<Record<string, Account | null>>,
  otherClaims: Readonly<Record<string, Claims>> = {},
): StorageWorld {
  const clients = new Map<string, FirebaseStorage>();
  let db: Firestore;
  const client = (asker: string) => {
    const claims = { ...getClaims(asker), ...otherClaims[asker] };
    const storage = clients.get(asker) ?? getStorageClient(isSignedIn(asker) ? getAskerUid(asker) : null, claims);
    clients.set(asker, storage);
    return storage;
  };
  const accountPath = (asker: string) => `users/${getAskerUid(asker)}`;
  beforeAll(async () => {
    for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST']) {
      expect(process.env[name], name).toBeTruthy();
    }
    setLogLevel('silent');
    db = connect(PROJECT, BYPASS_RULES);
    for (const [asker, account] of Object.entries(accounts)) {
      if (account && isSignedIn(asker)) await setDoc(doc(db, accountPath(asker)), account);
    }
  });
  afterAll(async () => {
    for (const asker of Object.keys(accounts)) await deleteDoc(doc(db, accountPath(asker)));
    await terminate(db);
  });
  return { client, accountPath, db: () => db };
}
