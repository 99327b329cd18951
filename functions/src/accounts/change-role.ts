import type { Role } from '@bigorna/domain/access/roles';
import { renewAuthorCards } from '../comments/author-cards.ts';
import { ApiError } from '../platform/api-error.ts';
import { doc, transaction } from '../platform/firestore.ts';
import { type Actor, outranked } from './actor.ts';
import type { Logged } from './ban.ts';
import { logOfAccount } from './log-of-account.ts';

/** A role that is to be given. */
interface RoleChange {
  readonly role: Role;
  /** The role that was seen; another one by now is not changed. */
  readonly from?: Role | undefined;
  /** The log entry that this undoes. */
  readonly undoes?: string | undefined;
}

/**
 * Gives an account of lower rank another role, on account and public card alike; it holds from the next call on, and the
 * member's comments follow. Where it is so already, nothing happens.
 *
 * @throws ApiError user_not_found, forbidden, last_super_admin, stale
 */
export const changeRole = async (uid: string, { role, from, undoes }: RoleChange, actor: Actor): Promise<Logged> => {
  const logged = await transaction(async (step): Promise<Logged> => {
    const account = await outranked(step, uid, actor);
    if (from !== undefined && from !== account.role) throw new ApiError('stale');
    if (account.role === role) return { account, entry: undefined };
    step.update(doc('users/{uid}', uid), { role });
    step.update(doc('profiles/{uid}', uid), { role });
    const entry = logOfAccount(step, uid, {
      action: 'change:role',
      before: { role: account.role },
      after: { role },
      actor: actor.uid,
      requestId: actor.requestId,
      undoes,
    });
    return { account: { ...account, role }, entry };
  });
  if (logged.entry !== undefined) await renewAuthorCards(uid);
  return logged;
};
