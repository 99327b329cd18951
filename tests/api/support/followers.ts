import type { Account, Favorite } from '@bigorna/domain/entities/account';
import type { Firestore } from 'firebase-admin/firestore';
import { buildTestAccount } from '../../../tools/testing/new-member.ts';

const BATCH = 500;
const BATCHES_AT_ONCE = 4;

/** An account document with `name` as username and in the e-mail address. Does not store the document. */
export const buildAccount = (name: string, given: Partial<Account> = {}): Account =>
  buildTestAccount({ username: name, email: `${name}@bigorna.test`, ...given });

/** Fields of an account with these settings, and the default for others. */
export const settingsWith = (settings: Partial<Account['settings']>): Partial<Account> => ({
  settings: { ...buildAccount('qualquer').settings, ...settings },
});

/** Stores members who favorited a mod a minute ago. Returns their uids. */
export const createFollowers = async (firestore: Firestore, modId: string, members: number): Promise<string[]> => {
  const uids = Array.from({ length: members }, (_, i) => `m${i.toString().padStart(6, '0')}-${modId}`);
  const since = new Date(Date.now() - 60_000);
  const storeBatch = async (from: number): Promise<void> => {
    const batch = firestore.batch();
    for (const [i, uid] of uids.slice(from, from + BATCH / 2).entries()) {
      batch.set(firestore.doc(`users/${uid}`), buildAccount(`p${from + i}`.padEnd(3, '_')));
      const favorite: Favorite = { mod_id: modId, created_at: since };
      batch.set(firestore.doc(`users/${uid}/favorites/${modId}`), favorite);
    }
    await batch.commit();
  };
  const starts = Array.from({ length: Math.ceil(members / (BATCH / 2)) }, (_, i) => (i * BATCH) / 2);
  const storeNext = async (): Promise<void> => {
    for (let from = starts.shift(); from !== undefined; from = starts.shift()) await storeBatch(from);
  };
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, storeNext));
  return uids;
};
