import { type Account, account, accountSettings, type Favorite } from '@bigorna/domain/entities/account';
import type { Firestore } from 'firebase-admin/firestore';

const BATCH = 500;
const BATCHES_AT_ONCE = 4;
const SINCE = new Date('2026-01-01T00:00:00Z');

/** An account as it is stored, without a user at Firebase. */
export const accountOf = (name: string, given: Partial<Account> = {}): Account =>
  account.parse({
    username: name,
    display_name: 'Pessoa de Prova',
    email: `${name}@bigorna.test`,
    role: 'user',
    is_verified: true,
    is_banned: false,
    valid_after: SINCE,
    member_since: SINCE,
    settings: accountSettings.parse({}),
    ...given,
  } satisfies Partial<Account>);

/** Stores so many members who have a mod among their favorites, since before now. Answers their ids. */
export const makeFollowers = async (firestore: Firestore, modId: string, members: number): Promise<string[]> => {
  const uids = Array.from({ length: members }, (_, i) => `m${i.toString().padStart(6, '0')}-${modId}`);
  const since = new Date(Date.now() - 60_000);
  const storeFrom = async (from: number): Promise<void> => {
    const batch = firestore.batch();
    for (const [i, uid] of uids.slice(from, from + BATCH / 2).entries()) {
      batch.set(firestore.doc(`users/${uid}`), accountOf(`p${from + i}`.padEnd(3, '_')));
      const favorite: Favorite = { mod_id: modId, created_at: since };
      batch.set(firestore.doc(`users/${uid}/favorites/${modId}`), favorite);
    }
    await batch.commit();
  };
  const starts = Array.from({ length: Math.ceil(members / (BATCH / 2)) }, (_, i) => (i * BATCH) / 2);
  const storeNext = async (): Promise<void> => {
    for (let from = starts.shift(); from !== undefined; from = starts.shift()) await storeFrom(from);
  };
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, storeNext));
  return uids;
};
