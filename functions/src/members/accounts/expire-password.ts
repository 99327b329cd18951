import type { Actor } from '../../audit/actor.ts';
import { now } from '../../platform/clock.ts';
import { doc, runTransaction } from '../../platform/firestore.ts';
import { getNextSecond, tryRevokeRefreshTokens } from './end-sessions.ts';
import { logAccountAction, requireLowerRank } from './staff-action.ts';

/**
 * Expires the password of an account of lower rank and ends its sessions. Nobody can sign in until the owner sets a new
 * password by a reset mail.
 *
 * @returns the id of the log entry
 * @throws ApiError user_not_found, forbidden, last_super_admin
 */
export const expirePassword = async (uid: string, actor: Actor): Promise<string> => {
  const entry = await runTransaction(async (tx) => {
    const { valid_after } = await requireLowerRank(tx, uid, actor);
    const end = getNextSecond();
    tx.update(doc('users/{uid}', uid), {
      password_expired_at: now(),
      sessions: {},
      valid_after: end > valid_after ? end : valid_after,
    });
    const by = { actor: actor.uid, requestId: actor.requestId };
    return logAccountAction(tx, uid, { action: 'expire:password', before: {}, after: {}, ...by });
  });
  await tryRevokeRefreshTokens(uid);
  return entry;
};
