import type { Actor } from '../../audit/actor.ts';
import { doc, runTransaction } from '../../platform/firestore.ts';
import { notifyAccount } from '../notifications/notify.ts';
import { getNextSecond, tryRevokeRefreshTokens } from './end-sessions.ts';
import { logAccountAction, requireLowerRank } from './staff-action.ts';

/**
 * Removes all second factors of an account of lower rank, and ends its sessions. For members who lost their factors.
 * Notifies the member.
 *
 * @returns the id of the log entry
 * @throws ApiError user_not_found, forbidden, last_super_admin
 */
export const resetFactors = async (uid: string, { uid: actor, requestId, role }: Actor): Promise<string> => {
  const entry = await runTransaction(async (tx) => {
    const account = await requireLowerRank(tx, uid, { uid: actor, requestId, role });
    const end = getNextSecond();
    tx.delete(doc('factors/{uid}', uid));
    tx.update(doc('users/{uid}', uid), {
      has_factor: false,
      sessions: {},
      valid_after: end > account.valid_after ? end : account.valid_after,
    });
    notifyAccount(tx, uid, account, { template: 'factors_reset', path: null });
    const change = { before: { has_factor: account.has_factor }, after: { has_factor: false } };
    return logAccountAction(tx, uid, { action: 'reset:factor', ...change, actor, requestId });
  });
  await tryRevokeRefreshTokens(uid);
  return entry;
};
