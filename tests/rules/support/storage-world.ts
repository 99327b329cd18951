import type { Account } from '@bigorna/domain/entities/account';
import { deleteDoc, doc, type Firestore, setDoc, setLogLevel, terminate } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { afterAll, beforeAll, expect } from 'vitest';
import { connect, PAST_THE_RULES } from './client.ts';
import { PROJECT, storageOf } from './uploads.ts';

export interface StorageWorld {
  /** The bucket as somebody reaches it; without a token for 'signed out'. */
  client(asker: string): FirebaseStorage;
  /** Where the account of somebody is. */
  accountPath(asker: string): string;
  /** The database that storage.rules ask, past the rules. */
  db(): Firestore;
}

const uidOf = (asker: string) => `rules-${asker.replace(' ', '-')}`;
const isSignedIn = (asker: string) => asker !== 'signed out';

/**
 * The bucket under storage.rules with accounts of these tests alone, which are gone after them.
 * To be called at the top of a test file.
 */
export function storageWorldWith(accounts: Readonly<Record<string, Account | null>>): StorageWorld {
  const clients = new Map<string, FirebaseStorage>();
  let db: Firestore;
  const client = (asker: string) => {
    const storage = clients.get(asker) ?? storageOf(isSignedIn(asker) ? uidOf(asker) : null);
    clients.set(asker, storage);
    return storage;
  };
  const accountPath = (asker: string) => `users/${uidOf(asker)}`;
  beforeAll(async () => {
    for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST']) {
      expect(process.env[name], name).toBeTruthy();
    }
    setLogLevel('silent');
    db = connect(PROJECT, PAST_THE_RULES);
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
