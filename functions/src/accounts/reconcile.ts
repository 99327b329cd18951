import type { Account } from '@bigorna/domain/entities/account';
import { FirebaseAuthError, type UserRecord } from 'firebase-admin/auth';
import { touchMember } from '../achievements/touch-member.ts';
import { ApiError, notFoundUnless } from '../platform/api-error.ts';
import { auth } from '../platform/firebase.ts';
import { doc, isNotFound, transaction, update } from '../platform/firestore.ts';
import { endSessions } from './end-sessions.ts';

/** Firebase Auth's record of an account, or undefined where there is none. */
export const authRecord = async (uid: string): Promise<UserRecord | undefined> => {
  try {
    return await auth().getUser(uid);
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.hasCode('user-not-found')) return undefined;
    throw error;
  }
};

const recordOf = async (uid: string): Promise<UserRecord> => notFoundUnless(await authRecord(uid), 'unauthorized');

/** When Firebase last ended the sessions of an Auth user, to the second; 1970 where it never did. */
export const revokedAt = ({ tokensValidAfterTime }: UserRecord): Date => new Date(tokensValidAfterTime ?? 0);

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/**
 * An account's `valid_after` once it follows Firebase's revocations: those of a changed password or address, however it
 * was changed, but not a ban's own, which an unban takes back. A banned account follows after its unban.
 */
export const followedBy = ({ is_banned, ban_revoked_at, valid_after }: Account, record: UserRecord): Date => {
  const revoked = revokedAt(record);
  const isBans = ban_revoked_at !== null && revoked <= ban_revoked_at;
  return is_banned || isBans ? valid_after : later(valid_after, revoked);
};

/** What Firebase Auth decides of an account. An Auth user may have lost the address, which is then nobody's. */
const decidedByAuth = (account: Account, record: UserRecord) => ({
  email: record.email ?? '',
  is_verified: record.emailVerified,
  valid_after: followedBy(account, record),
});

const isInLine = (account: Account, record: UserRecord): boolean => {
  const { email, is_verified, valid_after } = decidedByAuth(account, record);
  return (
    email === account.email &&
    is_verified === account.is_verified &&
    valid_after.getTime() === account.valid_after.getTime()
  );
};

/** The Auth user is gone, the account not yet: its tokens, good for an hour, end now. */
const endIfGone = async (uid: string, record: UserRecord | undefined): Promise<UserRecord> => {
  if (record === undefined) await endSessions(uid);
  return notFoundUnless(record, 'unauthorized');
};

/** An account that was deleted since it was read is nobody's. */
const noteLogin = async (uid: string, login: { readonly last_login: Date }): Promise<void> => {
  try {
    await update(doc('users/{uid}', uid), login);
  } catch (error) {
    throw isNotFound(error) ? new ApiError('unauthorized', {}, error) : error;
  }
};

/**
 * Brings an account in line with Firebase Auth's record: anyone can change address and password at Auth's public
 * endpoints, or delete themselves, and a clicked verification mail is known to Auth alone.
 *
 * @param lastLogin noted with the rest, at a login
 * @returns the account as it is now, perhaps banned or its sessions ended in the meantime
 * @throws ApiError unauthorized where Auth has no such user any more, or the account is gone
 */
export const reconcile = async (uid: string, account: Account, lastLogin?: Date): Promise<Account> => {
  const target = doc('users/{uid}', uid);
  const login = lastLogin === undefined ? {} : { last_login: lastLogin };
  if (isInLine(account, await endIfGone(uid, await authRecord(uid)))) {
    if (lastLogin !== undefined) await noteLogin(uid, { last_login: lastLogin });
    return { ...account, ...login };
  }
  const reconciled = await transaction(async (step) => {
    const stored = notFoundUnless(await step.get(target), 'unauthorized');
    const changes = { ...decidedByAuth(stored, await recordOf(uid)), ...login };
    step.update(target, changes);
    return { ...stored, ...changes };
  });
  if (reconciled.is_verified && !account.is_verified) await touchMember(uid);
  return reconciled;
};
