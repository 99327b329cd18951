import type { Role } from '@bigorna/domain/access/roles';
import type { Actor } from '../../audit/actor.ts';
import { ApiError } from '../../platform/api-error.ts';
import { doc, runTransaction } from '../../platform/firestore.ts';
import { renewAuthorCards } from '../member-data/author-cards.ts';
import type { LoggedChange } from './ban.ts';
import { getYoungSessions } from './session.ts';
import { logAccountAction, requireLowerRank } from './staff-action.ts';

interface RoleChange {
  readonly role: Role;
  /** The role the caller last read. If the account has another role now, the change fails with `stale`. */
  readonly from?: Role | undefined;
  /** Id of the log entry that this change undoes. */
  readonly undoes?: string | undefined;
}

/**
 * Changes the role of an account of lower rank, in account and profile. The new role applies from the next request on.
 * Updates the author cards of the member's comments. Does nothing if the account already has the role. Removes sessions
 * that were too old for the previous role, because the new role may allow older sessions.
 *
 * @throws ApiError user_not_found, forbidden, last_super_admin, stale
 */
export const changeRole = async (
  uid: string,
  { role, from, undoes }: RoleChange,
  actor: Actor,
): Promise<LoggedChange> => {
  const logged = await runTransaction(async (tx): Promise<LoggedChange> => {
    const account = await requireLowerRank(tx, uid, actor);
    if (from !== undefined && from !== account.role) throw new ApiError('stale');
    if (account.role === role) return { account, entry: undefined };
    tx.update(doc('users/{uid}', uid), { role, sessions: Object.fromEntries(getYoungSessions(account)) });
    tx.update(doc('profiles/{uid}', uid), { role });
    const entry = logAccountAction(tx, uid, actor, { action: 'change:role', before: account, after: { role }, undoes });
    return { account: { ...account, role }, entry };
  });
  if (logged.entry !== undefined) await renewAuthorCards(uid);
  return logged;
};
