import { ROLES } from '@bigorna/domain/access/roles';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { LauncherError } from '../../emulators/errors.ts';

/** Sign-ins are known to the second: only from the next one on are they told from those before. */
const nextSecond = (now: Date): Date => new Date((Math.floor(now.getTime() / 1000) + 1) * 1000);

const uidOf = async (db: Firestore, username: string): Promise<string> => {
  const uid: unknown = (await db.doc(`usernames/${username.toLowerCase()}`).get()).get('uid');
  if (typeof uid !== 'string') throw new LauncherError(`There is no account named ${username}.`);
  return uid;
};

const staffOf = async (db: Firestore): Promise<string[]> => {
  const roles = ROLES.filter((role) => role !== 'user');
  return (await db.collection('users').where('role', 'in', roles).get()).docs.map(({ id }) => id);
};

/**
 * Ends all sessions of one account, or of all staff, at once: tokens already handed out are refused from now on, by API and
 * rules, and none is renewed.
 *
 * @param username null for all staff
 * @returns how many accounts
 */
export const endSessionsOf = async (db: Firestore, auth: Auth, username: string | null, now: Date): Promise<number> => {
  const uids = username === null ? await staffOf(db) : [await uidOf(db, username)];
  const batch = db.batch();
  for (const uid of uids) batch.update(db.doc(`users/${uid}`), { valid_after: nextSecond(now) });
  await batch.commit();
  await Promise.all(uids.map((uid) => auth.revokeRefreshTokens(uid)));
  return uids.length;
};
