import type { Account } from '@bigorna/domain/entities/account';
import type { UserRecord } from 'firebase-admin/auth';
import { ApiError, requireFound } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { auth } from '../../platform/firebase.ts';
import { doc, get, runTransaction } from '../../platform/firestore.ts';
import { requestProgress } from '../achievements/request-progress.ts';
import { hasAuthCode } from './auth-errors.ts';
import { endSessions } from './end-sessions.ts';

const ignoreUnknownUser = (error: unknown): undefined => {
  if (!hasAuthCode(error, 'user-not-found', 'invalid-email')) throw error;
};

/** Firebase Auth's record of an account; undefined without a record. */
export const findAuthRecord = (uid: string): Promise<UserRecord | undefined> =>
  auth().getUser(uid).catch(ignoreUnknownUser);

/** Firebase Auth's record of an e-mail; undefined if there is none or the e-mail is invalid. */
export const findAuthRecordByEmail = (email: string): Promise<UserRecord | undefined> =>
  auth().getUserByEmail(email).catch(ignoreUnknownUser);

/** @throws ApiError unauthorized if the Auth user was deleted */
export const requireAuthRecord = async (uid: string): Promise<UserRecord> =>
  requireFound(await findAuthRecord(uid), 'unauthorized');

/** When Firebase last revoked the refresh tokens, in whole seconds; 1970 if it never did. */
export const getRevokedAt = ({ tokensValidAfterTime }: UserRecord): Date => new Date(tokensValidAfterTime ?? 0);

const pickLatestDate = (one: Date, other: Date): Date => (one > other ? one : other);

/**
 * The `valid_after` of an account, merged with Firebase's revocations after a change of password or e-mail. Ignores the
 * revocation of a ban, because an unban reverses it. During a ban it returns the stored value, and the merge follows
 * after the unban.
 */
export const mergeRevocation = ({ is_banned, ban_revoked_at, valid_after }: Account, record: UserRecord): Date => {
  const revoked = getRevokedAt(record);
  const isBans = ban_revoked_at !== null && revoked <= ban_revoked_at;
  return is_banned || isBans ? valid_after : pickLatestDate(valid_after, revoked);
};

const isFirstVerification = ({ unverified_since }: Account, { emailVerified }: UserRecord): boolean =>
  emailVerified && unverified_since instanceof Date;

/** The fields that Firebase Auth decides. An Auth user may have lost its e-mail; the field is then empty. */
const getAuthFields = (account: Account, record: UserRecord) => ({
  email: record.email ?? '',
  is_verified: record.emailVerified,
  ...(account.email === (record.email ?? '') ? {} : { email_changed_at: now() }),
  ...(isFirstVerification(account, record) ? { unverified_since: null } : {}),
  valid_after: mergeRevocation(account, record),
});

const isReconciled = (account: Account, record: UserRecord): boolean => {
  const { email, is_verified, valid_after } = getAuthFields(account, record);
  return (
    email === account.email &&
    is_verified === account.is_verified &&
    !isFirstVerification(account, record) &&
    valid_after.getTime() === account.valid_after.getTime()
  );
};

/** If the Auth user was deleted, ends the sessions now. Otherwise its ID tokens would stay valid for up to an hour. */
const requireRecord = async (uid: string, record: UserRecord | undefined): Promise<UserRecord> => {
  if (record === undefined) await endSessions(uid);
  return requireFound(record, 'unauthorized');
};

/**
 * Updates an account from Firebase Auth's record. Members can change their e-mail and password, or delete themselves,
 * at Auth's public endpoints. Only Auth knows whether they used the link of a verification mail.
 *
 * @returns the updated account; meanwhile it may have been banned, or its sessions may have ended
 * @throws ApiError unauthorized if the Auth user or the account was deleted
 */
export const reconcile = async (uid: string, account: Account): Promise<Account> => {
  const target = doc('users/{uid}', uid);
  if (isReconciled(account, await requireRecord(uid, await findAuthRecord(uid)))) return account;
  const reconciled = await runTransaction(async (tx) => {
    const stored = requireFound(await tx.get(target), 'unauthorized');
    const changes = getAuthFields(stored, await requireAuthRecord(uid));
    tx.update(target, changes);
    return { ...stored, ...changes };
  });
  if (reconciled.is_verified && !account.is_verified) await requestProgress(uid);
  return reconciled;
};

/**
 * Updates a stored account from Auth, which alone knows the present e-mail. Does nothing without an account.
 *
 * @returns false if the Auth user of the account was deleted
 */
export const reconcileStored = async (uid: string): Promise<boolean> => {
  const account = await get(doc('users/{uid}', uid));
  if (account === undefined) return true;
  try {
    await reconcile(uid, account);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthorized') return false;
    throw error;
  }
};
