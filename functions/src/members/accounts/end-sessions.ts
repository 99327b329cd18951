import type { Account } from '@bigorna/domain/entities/account';
import { requireFound } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { auth } from '../../platform/firebase.ts';
import { doc, runTransaction } from '../../platform/firestore.ts';
import { logFailure } from '../../platform/log-failure.ts';
import { waitAtLeast } from '../../platform/wait-at-least.ts';
import { ignoreMissingUser } from './auth-errors.ts';

/** Sign-in times have whole seconds. So only a sign-in of the next second is certainly newer than this moment. */
export const getNextSecond = (): Date => new Date((Math.floor(now().getTime() / 1000) + 1) * 1000);

/** Revokes Firebase's refresh tokens. Browsers need a new sign-in to get another ID token. */
export const revokeRefreshTokens = (uid: string): Promise<void> =>
  auth().revokeRefreshTokens(uid).catch(ignoreMissingUser);

/**
 * Only logs a failure, because the sessions have already ended: the API rejects any token that Firebase still renews.
 */
export const tryRevokeRefreshTokens = (uid: string): Promise<void> =>
  revokeRefreshTokens(uid).catch(logFailure('refresh tokens not revoked'));

/** The account after its sessions ended, and its previous `valid_after`. */
export interface EndedSessions {
  readonly account: Account;
  readonly before: Date;
}

/** The `valid_after` that revokes all sessions of an account, also those of the current second. */
export const getRevocation = ({ valid_after }: Pick<Account, 'valid_after'>, end = getNextSecond()): Date =>
  end > valid_after ? end : valid_after;

const revoke = async (uid: string, fields: Partial<Account>): Promise<EndedSessions> => {
  const ended = await runTransaction(async (tx) => {
    const account = requireFound(await tx.get(doc('users/{uid}', uid)), 'unauthorized');
    const changes = { ...fields, valid_after: getRevocation(account) };
    tx.update(doc('users/{uid}', uid), changes);
    return { account: { ...account, ...changes }, before: account.valid_after };
  });
  await waitAtLeast(ended.account.valid_after.getTime() - now().getTime());
  return ended;
};

/**
 * Ends all sessions of a member at once, in API and rules, including sign-ins of the current second. Waits up to a
 * second, until new sign-ins are accepted. Does not revoke refresh tokens: Auth does that itself after a change of
 * password or e-mail.
 *
 * @throws ApiError unauthorized without an account
 */
export const endSessions = (uid: string): Promise<EndedSessions> => revoke(uid, { sessions: {} });

/**
 * Like `endSessions`, but the account keeps its list of sessions. So a session that is missing from the list was ended
 * by somebody else meanwhile, and `continueSession` then starts no new one.
 */
export const suspendSessions = (uid: string): Promise<EndedSessions> => revoke(uid, {});

/** Restores the sessions that `suspendSessions` ended, unless something else ended them since. */
export const resumeSessions = (uid: string, { account, before }: EndedSessions): Promise<void> =>
  runTransaction(async (tx) => {
    const stored = await tx.get(doc('users/{uid}', uid));
    if (stored?.valid_after.getTime() !== account.valid_after.getTime()) return;
    tx.update(doc('users/{uid}', uid), { valid_after: before });
  });

/**
 * Clears the expiry of a password after the owner set a new password, unless staff expired the new password too, or the
 * e-mail changed since. With the expired password, somebody may have changed the e-mail at Firebase, and so got the
 * mail for the new password. Once the e-mail is right again, staff expire the password once more.
 *
 * @param expiredAt the expiry before the new password
 * @returns whether it cleared an expiry
 */
export const clearPasswordExpiry = (uid: string, expiredAt: Date | null): Promise<boolean> =>
  runTransaction(async (tx) => {
    const stored = await tx.get(doc('users/{uid}', uid));
    const expiry = stored?.password_expired_at;
    if (stored === undefined || expiry == null || expiry.getTime() !== expiredAt?.getTime()) return false;
    if (stored.email_changed_at instanceof Date && stored.email_changed_at > expiry) return false;
    tx.update(doc('users/{uid}', uid), { password_expired_at: null });
    return true;
  });
