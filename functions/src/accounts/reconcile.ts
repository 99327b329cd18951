import type { Account } from '@bigorna/domain/entities/account';
import { FirebaseAuthError, type UserRecord } from 'firebase-admin/auth';
import { ApiError } from '../platform/api-error.ts';
import { auth } from '../platform/firebase.ts';
import { doc, update } from '../platform/firestore.ts';

/** Firebase Auth's record of an account, or undefined where there is none. */
export const authRecord = async (uid: string): Promise<UserRecord | undefined> => {
  try {
    return await auth().getUser(uid);
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.hasCode('user-not-found')) return undefined;
    throw error;
  }
};

/**
 * Brings an account in line with Firebase Auth's record: anyone can change address and password at Auth's public
 * endpoints, and a clicked verification mail is known to Auth alone.
 *
 * @param lastLogin noted with the rest, at a login
 * @returns the account as it is now
 * @throws ApiError unauthorized where Auth has no such user any more
 */
export const reconcile = async (uid: string, account: Account, lastLogin?: Date): Promise<Account> => {
  const record = await authRecord(uid);
  if (record === undefined) throw new ApiError('unauthorized');
  const current = {
    email: record.email ?? account.email,
    is_verified: record.emailVerified,
    last_login: lastLogin ?? account.last_login,
  };
  const changed =
    current.email !== account.email || current.is_verified !== account.is_verified || lastLogin !== undefined;
  if (changed) await update(doc('users/{uid}', uid), current);
  return { ...account, ...current };
};
