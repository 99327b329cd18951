import { isLastSuperAdmin, outranks, type Role } from '@bigorna/domain/access/roles';
import type { Account } from '@bigorna/domain/entities/account';
import { ApiError, notFoundUnless } from '../platform/api-error.ts';
import { doc, type Reader } from '../platform/firestore.ts';

/** The staff member who acts, and by which request. */
export interface Actor {
  readonly uid: string;
  readonly role: Role;
  readonly requestId: string;
}

/**
 * Keeps the portal from being without a super_admin; in the step that takes the role, or the account, away.
 *
 * @throws ApiError last_super_admin
 */
export const keepLastSuperAdmin = async (step: Reader, { role }: Pick<Account, 'role'>): Promise<void> => {
  if (role !== 'super_admin') return;
  const present = await step.run('superAdmins', { role }, { limit: 2 });
  if (isLastSuperAdmin(role, present.length)) throw new ApiError('last_super_admin');
};

/**
 * An account that a staff member may act on: one of lower rank than theirs is now, since it may have changed after they
 * were let in. Nobody outranks themselves.
 *
 * @throws ApiError user_not_found, forbidden; last_super_admin for the last one who acts on themselves
 */
export const outranked = async (step: Reader, uid: string, actor: Actor): Promise<Account> => {
  const [stored, acting] = await step.getAll([doc('users/{uid}', uid), doc('users/{uid}', actor.uid)]);
  const account = notFoundUnless(stored, 'user_not_found');
  if (acting !== undefined && outranks(acting.role, account.role)) return account;
  if (uid === actor.uid) await keepLastSuperAdmin(step, account);
  throw new ApiError('forbidden');
};
