import { ROLES } from '@bigorna/domain/access/roles';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { findUid, getRevocationTime } from '../firestore.ts';

/** The accounts of a command: one by its name, all staff, or all. */
export type Accounts = { readonly username: string } | 'staff' | 'all';

const STAFF = ROLES.filter((role) => role !== 'user');
/** Writes of one batch. */
const BATCH = 400;

const findUids = async (db: Firestore, accounts: Accounts): Promise<string[]> => {
  if (typeof accounts === 'object') return [await findUid(db, accounts.username)];
  const users = db.collection('users');
  const query = accounts === 'staff' ? users.where('role', 'in', STAFF) : users;
  return (await query.select().get()).docs.map(({ id }) => id);
};

/**
 * Ends all sessions of accounts: API and rules reject issued tokens at once. Except for `all`, also revokes Firebase's
 * refresh tokens. This is not essential, because API and rules reject refreshed tokens too.
 *
 * @param expires whether the passwords expire too: each owner must then set a new password through a reset mail
 * @returns the number of accounts
 */
export const endSessions = async (
  db: Firestore,
  auth: Auth,
  accounts: Accounts,
  { now, expires = false }: { readonly now: Date; readonly expires?: boolean },
): Promise<number> => {
  const uids = await findUids(db, accounts);
  const changes = {
    valid_after: getRevocationTime(now),
    sessions: {},
    ...(expires ? { password_expired_at: now } : {}),
  };
  for (let first = 0; first < uids.length; first += BATCH) {
    const batch = db.batch();
    for (const uid of uids.slice(first, first + BATCH)) batch.update(db.doc(`users/${uid}`), changes);
    await batch.commit();
  }
  if (accounts !== 'all') await Promise.all(uids.map((uid) => auth.revokeRefreshTokens(uid)));
  return uids.length;
};
