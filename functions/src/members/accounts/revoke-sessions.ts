import type { Account } from '@bigorna/domain/entities/account';
import type { Actor } from '../../audit/actor.ts';
import { ApiError } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { doc, runTransaction } from '../../platform/firestore.ts';
import { getRevocation, tryRevokeRefreshTokens } from './end-sessions.ts';
import { type AccountAction, logAccountAction, requireLowerRank } from './staff-action.ts';

interface Change extends AccountAction {
  /** Fields that change besides the sessions. */
  readonly fields: Partial<Account>;
  /** The expected e-mail. Undefined: any. */
  readonly email?: string | undefined;
}

/**
 * Changes an account of lower rank and ends its sessions. Tokens issued before this call are rejected at once.
 */
const signOut = async (uid: string, actor: Actor, { fields, email, ...action }: Change): Promise<string> => {
  const entry = await runTransaction(async (tx) => {
    const account = await requireLowerRank(tx, uid, actor);
    if (email !== undefined && email !== account.email) throw new ApiError('stale');
    tx.update(doc('users/{uid}', uid), {
      ...fields,
      sessions: {},
      valid_after: getRevocation(account),
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
  signOut(uid, actor, { action: 'revoke:sessions', fields: {} });

/**
 * Like `revokeSessions`, but also expires the password. Nobody can sign in until the owner sets a new password by a
 * reset mail to the e-mail that the account has now. Does not read the e-mail from Auth: staff have not seen it, and it
 * may be a thief's.
 *
 * @param email the e-mail that staff saw
 * @throws ApiError like `revokeSessions`; stale if the account has another e-mail
 */
export const expirePassword = (uid: string, email: string | undefined, actor: Actor): Promise<string> =>
  signOut(uid, actor, { action: 'expire:password', fields: { password_expired_at: now() }, email });
