import type { Account } from '@bigorna/domain/entities/account';
import type { Actor } from '../../audit/actor.ts';
import { now } from '../../platform/clock.ts';
import { doc, runTransaction, type Writer } from '../../platform/firestore.ts';
import { notifyAccount } from '../notifications/notify.ts';
import { getNextSecond, tryRevokeRefreshTokens } from './end-sessions.ts';
import { type AccountAction, logAccountAction, requireLowerRank } from './staff-action.ts';

interface Change extends AccountAction {
  /** Fields that change besides `valid_after`. */
  readonly fields: Partial<Account>;
}

/**
 * Changes an account of lower rank and ends its sessions. Tokens issued before this call are rejected at once.
 *
 * @param change returns the fields and the log entry; may write other documents
 */
const signOut = async (
  uid: string,
  actor: Actor,
  change: (tx: Writer, account: Account) => Change,
): Promise<string> => {
  const entry = await runTransaction(async (tx) => {
    const account = await requireLowerRank(tx, uid, actor);
    const end = getNextSecond();
    const { fields, ...action } = change(tx, account);
    tx.update(doc('users/{uid}', uid), {
      ...fields,
      valid_after: end > account.valid_after ? end : account.valid_after,
    });
    return logAccountAction(tx, uid, actor, action);
  });
  await tryRevokeRefreshTokens(uid);
  return entry;
};

/**
 * Ends all sessions of an account of lower rank.
 *
 * @returns the id of the log entry
 * @throws ApiError user_not_found, forbidden, last_super_admin
 */
export const revokeSessions = (uid: string, actor: Actor): Promise<string> =>
  signOut(uid, actor, () => ({ action: 'revoke:sessions', fields: {} }));

/**
 * Like `revokeSessions`, but also expires the password. Nobody can sign in until the owner sets a new password by a
 * reset mail.
 */
export const expirePassword = (uid: string, actor: Actor): Promise<string> =>
  signOut(uid, actor, () => ({ action: 'expire:password', fields: { password_expired_at: now(), sessions: {} } }));

/**
 * Like `revokeSessions`, but also removes all second factors and notifies the member. For members who lost their
 * factors.
 */
export const resetFactors = (uid: string, actor: Actor): Promise<string> =>
  signOut(uid, actor, (tx, account) => {
    const after = { has_factor: false };
    tx.delete(doc('factors/{uid}', uid));
    notifyAccount(tx, uid, account, { template: 'factors_reset', path: null });
    return { action: 'reset:factor', before: account, after, fields: { ...after, sessions: {} } };
  });
