import { outranks, type Role } from '@bigorna/domain/access/roles';
import type { Account } from '@bigorna/domain/entities/account';
import { ApiError, notFoundUnless } from '../platform/api-error.ts';
import { auditEntry } from '../platform/audit-log.ts';
import { now } from '../platform/clock.ts';
import { doc, newId, transaction } from '../platform/firestore.ts';
import { revokeRefreshTokens } from './end-sessions.ts';

interface Actor {
  readonly uid: string;
  readonly role: Role;
  readonly requestId: string;
}

type BanFields = Pick<
  Account,
  'is_banned' | 'ban_reason' | 'banned_at' | 'banned_until' | 'valid_after' | 'valid_after_before_ban'
>;

const banFieldsOf = (account: Account): BanFields => ({
  is_banned: account.is_banned,
  ban_reason: account.ban_reason,
  banned_at: account.banned_at,
  banned_until: account.banned_until,
  valid_after: account.valid_after,
  valid_after_before_ban: account.valid_after_before_ban,
});

const change = async (
  uid: string,
  actor: Actor,
  action: 'ban:user' | 'unban:user',
  reason: string | null,
  fieldsFor: (account: Account) => BanFields,
): Promise<Account> =>
  transaction(async (step) => {
    const target = doc('users/{uid}', uid);
    const account = notFoundUnless(await step.get(target), 'user_not_found');
    if (!outranks(actor.role, account.role)) throw new ApiError('forbidden');
    const after = fieldsFor(account);
    step.update(target, after);
    const entry = auditEntry({
      actor: actor.uid,
      action,
      target: target.path,
      before: banFieldsOf(account),
      after,
      reason,
      requestId: actor.requestId,
    });
    step.create(doc('logs/{entry}', newId()), entry);
    return { ...account, ...after };
  });

/**
 * Bans an account of lower rank, at once: tokens already handed out are refused from now on.
 *
 * @param until when the ban ends by itself; null for never
 * @throws ApiError user_not_found, forbidden
 */
export const ban = async (uid: string, reason: string, until: Date | null, actor: Actor): Promise<Account> => {
  const at = now();
  const account = await change(uid, actor, 'ban:user', reason, (before) => ({
    is_banned: true,
    ban_reason: reason,
    banned_at: at,
    banned_until: until,
    valid_after: at,
    valid_after_before_ban: before.is_banned ? before.valid_after_before_ban : before.valid_after,
  }));
  await revokeRefreshTokens(uid);
  return account;
};

/** A revocation of its own during the ban, such as a password change, is not undone with the ban. */
const validAfterUnban = ({ banned_at, valid_after, valid_after_before_ban }: Account): Date => {
  const setByBan = valid_after.getTime() === banned_at?.getTime();
  return setByBan && valid_after_before_ban !== null ? valid_after_before_ban : valid_after;
};

/**
 * Lifts a ban of an account of lower rank; tokens from before it are served again until they expire.
 *
 * @throws ApiError user_not_found, forbidden
 */
export const unban = (uid: string, actor: Actor): Promise<Account> =>
  change(uid, actor, 'unban:user', null, (before) => ({
    is_banned: false,
    ban_reason: null,
    banned_at: null,
    banned_until: null,
    valid_after: validAfterUnban(before),
    valid_after_before_ban: null,
  }));
