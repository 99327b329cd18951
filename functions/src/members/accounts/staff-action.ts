import { hasHigherRank, isLastSuperAdmin } from '@bigorna/domain/access/roles';
import type { Account } from '@bigorna/domain/entities/account';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import type { Actor } from '../../audit/actor.ts';
import { createAuditEntry } from '../../audit/audit-log.ts';
import type { Fields } from '../../audit/crud/crud-type.ts';
import { diffFields } from '../../audit/crud/fields.ts';
import { ApiError, requireFound } from '../../platform/api-error.ts';
import { createId, doc, type Reader, type Writer } from '../../platform/firestore.ts';

/** The staff member who acts, and the request id. The uid is null if the portal itself acts. */
export type LogActor = Pick<Actor, 'requestId'> & { readonly uid: string | null };

export interface AccountAction {
  readonly action: StaffAction;
  /** Fields before the action; those that are not in `after` are ignored. */
  readonly before?: Fields;
  /** Fields after the action. Unchanged fields are not logged. */
  readonly after?: Fields;
  readonly reason?: string | null;
  readonly undoes?: string | undefined;
}

/** Writes the log entry of an account change, in the transaction of the change. Returns the id of the entry. */
export const logAccountAction = (
  tx: Writer,
  uid: string,
  { uid: actor, requestId }: LogActor,
  { before = {}, after = {}, ...logged }: AccountAction,
): string => {
  const id = createId();
  const changed = diffFields(before, after) ?? { before: {}, after: {} };
  const target = doc('users/{uid}', uid).path;
  tx.create(
    doc('logs/{entry}', id),
    createAuditEntry({ reason: null, ...logged, ...changed, actor, requestId, target }),
  );
  return id;
};

/**
 * Prevents the removal of the last super_admin. Call it in the transaction that removes the role or account.
 *
 * @throws ApiError last_super_admin
 */
export const assertNotLastSuperAdmin = async (tx: Reader, { role }: Pick<Account, 'role'>): Promise<void> => {
  if (role !== 'super_admin') return;
  const present = await tx.run('superAdmins', { role }, { limit: 2 });
  if (isLastSuperAdmin(role, present.length)) throw new ApiError('last_super_admin');
};

/**
 * Loads an account that the actor may act on. The account must have a lower rank than the actor has now, and the actor
 * must not be banned. Nobody outranks themselves.
 *
 * @throws ApiError user_not_found; forbidden; last_super_admin if the last super_admin acts on their own account
 */
export const requireLowerRank = async (tx: Reader, uid: string, actor: Actor): Promise<Account> => {
  const [stored, acting] = await tx.getAll([doc('users/{uid}', uid), doc('users/{uid}', actor.uid)]);
  const account = requireFound(stored, 'user_not_found');
  if (acting?.is_banned === false && hasHigherRank(acting.role, account.role)) return account;
  if (uid === actor.uid) await assertNotLastSuperAdmin(tx, account);
  throw new ApiError('forbidden');
};
