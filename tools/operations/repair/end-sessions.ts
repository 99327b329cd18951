import { ROLES } from '@bigorna/domain/access/roles';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { findUid, getRevocationTime } from '../firestore.ts';
import { buildLogEntry } from '../log-entry.ts';

/** The accounts of a command: one by its name, all staff, or all. */
export type Accounts = { readonly username: string } | 'staff' | 'all';

const STAFF = ROLES.filter((role) => role !== 'user');

const findUids = async (db: Firestore, accounts: Accounts): Promise<string[]> => {
  if (typeof accounts === 'object') return [await findUid(db, accounts.username)];
  const users = db.collection('users');
  const query = accounts === 'staff' ? users.where('role', 'in', STAFF) : users;
  return (await query.select().get()).docs.map(({ id }) => id);
};

/** The log entry that the console's button writes for the same action. */
const buildEntry = (accounts: Accounts, uids: readonly string[], expires: boolean) => {
  const reason = `npm run repair -- ${expires ? 'expire-password' : 'end-sessions'}`;
  if (typeof accounts === 'object') {
    const action = expires ? 'expire:password' : 'revoke:sessions';
    return buildLogEntry({ action, target: `users/${uids[0]}`, before: {}, after: {}, reason });
  }
  const after = { scope: accounts, expire_passwords: expires };
  return buildLogEntry({ action: 'create:sign_out', target: `sign_outs/${crypto.randomUUID()}`, after, reason });
};

/** Firestore's error for an update of a missing document. */
const NOT_FOUND = 5;
const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === NOT_FOUND || error.code === 'auth/user-not-found');

/** Does nothing about an account that was deleted meanwhile. */
const ignoreGone = (error: unknown): void => {
  if (!isGone(error)) throw error;
};

/**
 * Ends all sessions of accounts: API and rules reject issued tokens at once. Except for `all`, also revokes Firebase's
 * refresh tokens. This is not essential, because API and rules reject refreshed tokens too. Logs no actor.
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
  await db.collection('logs').add(buildEntry(accounts, uids, expires));
  const changes = {
    valid_after: getRevocationTime(now),
    sessions: {},
    ...(expires ? { password_expired_at: now } : {}),
  };
  let ended = 0;
  const writer = db.bulkWriter();
  const update = async (uid: string): Promise<void> => {
    await writer.update(db.doc(`users/${uid}`), changes);
    ended += 1;
  };
  const updates = uids.map((uid) => update(uid).catch(ignoreGone));
  await Promise.all([writer.close(), ...updates]);
  if (accounts !== 'all') await Promise.all(uids.map((uid) => auth.revokeRefreshTokens(uid).catch(ignoreGone)));
  return ended;
};
