import type { Actor } from '../../audit/actor.ts';
import { doc, runTransaction } from '../../platform/firestore.ts';
import { getNextSecond, tryRevokeRefreshTokens } from './end-sessions.ts';
import { logAccountAction, requireLowerRank } from './staff-action.ts';

/**
 * Ends all sessions of an account of lower rank. Tokens issued before this call are rejected at once.
 *
 * @returns the id of the log entry
 * @throws ApiError user_not_found, forbidden, last_super_admin
 */
export const revokeSessions = async (uid: string, actor: Actor): Promise<string> => {
  const entry = await runTransaction(async (tx) => {
    const { valid_after } = await requireLowerRank(tx, uid, actor);
    const end = getNextSecond();
    if (end > valid_after) tx.update(doc('users/{uid}', uid), { valid_after: end });
    return logAccountAction(tx, uid, {
      action: 'revoke:sessions',
      before: {},
      after: {},
      actor: actor.uid,
      requestId: actor.requestId,
    });
  });
  await tryRevokeRefreshTokens(uid);
  return entry;
};
