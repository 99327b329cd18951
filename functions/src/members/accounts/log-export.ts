import type { Account } from '@bigorna/domain/entities/account';
import type { Actor } from '../../audit/actor.ts';
import { runTransaction } from '../../platform/firestore.ts';
import { logAccountAction, requireLowerRank } from './staff-action.ts';

/**
 * Logs that staff export an account of lower rank at its owner's request.
 *
 * @throws ApiError user_not_found, forbidden, last_super_admin
 */
export const logAccountExport = (
  uid: string,
  reason: string,
  actor: Actor,
): Promise<{ readonly account: Account; readonly entry: string }> =>
  runTransaction(async (tx) => {
    const account = await requireLowerRank(tx, uid, actor);
    return { account, entry: logAccountAction(tx, uid, actor, { action: 'export:account', reason }) };
  });
