import { outranks, type Role } from '@bigorna/domain/access/roles';
import type { Account } from '@bigorna/domain/entities/account';
import { tell } from '../notifications/notify.ts';
import { ApiError, notFoundUnless } from '../platform/api-error.ts';
import { auditEntry } from '../platform/audit-log.ts';
import { now } from '../platform/clock.ts';
import { doc, newId, type Reader, transaction, update, type Writer } from '../platform/firestore.ts';
import { revokeRefreshTokens } from './end-sessions.ts';
import { authRecord, followedBy, revokedAt } from './reconcile.ts';

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

interface Change {
  readonly action: 'ban:user' | 'unban:user';
  readonly after: BanFields;
  readonly reason: string | null;
  /** Null where the portal itself lifts a ban. */
  readonly actor: string | null;
  readonly requestId: string;
}

/** Account and log, in one step. */
const write = (step: Writer, uid: string, account: Account, { after, ...entry }: Change): Account => {
  const target = doc('users/{uid}', uid);
  step.update(target, after);
  const before = banFieldsOf(account);
  step.create(doc('logs/{entry}', newId()), auditEntry({ ...entry, target: target.path, before, after }));
  return { ...account, ...after };
};

const outranked = async (step: Reader, uid: string, actor: Actor): Promise<Account> => {
  const account = notFoundUnless(await step.get(doc('users/{uid}', uid)), 'user_not_found');
  if (!outranks(actor.role, account.role)) throw new ApiError('forbidden');
  return account;
};

/** A revocation of its own during the ban, such as a password reset, is not undone with the ban. */
const validAfterUnban = ({ banned_at, valid_after, valid_after_before_ban }: Account): Date => {
  const setByBan = valid_after.getTime() === banned_at?.getTime();
  return setByBan && valid_after_before_ban !== null ? valid_after_before_ban : valid_after;
};

/** Ends the member's sessions at Firebase, and notes that it was for the ban: an unban is not to follow that. */
const revoke = async (uid: string): Promise<void> => {
  await revokeRefreshTokens(uid);
  const record = await authRecord(uid);
  if (record !== undefined) await update(doc('users/{uid}', uid), { ban_revoked_at: revokedAt(record) });
};

/**
 * Bans an account of lower rank, at once: tokens already handed out are refused from now on. Done again, it bans anew,
 * with what it was told last.
 *
 * @param until when the ban ends by itself; null for never
 * @throws ApiError user_not_found, forbidden
 */
export const ban = async (uid: string, reason: string, until: Date | null, actor: Actor): Promise<Account> => {
  // What ended sessions at Firebase before the ban is to be followed after it.
  const record = await authRecord(uid);
  const account = await transaction(async (step) => {
    const before = await outranked(step, uid, actor);
    const at = now();
    const followed = record === undefined ? before.valid_after : followedBy(before, record);
    const after = {
      is_banned: true,
      ban_reason: reason,
      banned_at: at,
      banned_until: until,
      valid_after: at,
      valid_after_before_ban: before.is_banned ? validAfterUnban(before) : followed,
    };
    return write(step, uid, before, {
      action: 'ban:user',
      after,
      reason,
      actor: actor.uid,
      requestId: actor.requestId,
    });
  });
  await revoke(uid);
  return account;
};

/** Lifts the ban of an account that has one: the member is told, and tokens from before it are served until they expire. */
const lift = (step: Writer, uid: string, account: Account, by: Pick<Change, 'actor' | 'requestId'>): Account => {
  const after = {
    is_banned: false,
    ban_reason: null,
    banned_at: null,
    banned_until: null,
    valid_after: validAfterUnban(account),
    valid_after_before_ban: null,
  };
  tell(step, uid, account, { template: 'ban_lifted', path: null });
  return write(step, uid, account, { action: 'unban:user', after, reason: null, ...by });
};

/**
 * Lifts a ban of an account of lower rank; where there is none, nothing happens.
 *
 * @throws ApiError user_not_found, forbidden
 */
export const unban = (uid: string, actor: Actor): Promise<Account> =>
  transaction(async (step) => {
    const account = await outranked(step, uid, actor);
    return account.is_banned ? lift(step, uid, account, { actor: actor.uid, requestId: actor.requestId }) : account;
  });

/**
 * Lifts a ban whose end has come; not one that was lifted or prolonged in the meantime.
 *
 * @returns whether it did
 */
export const liftWhenOver = (uid: string, requestId: string): Promise<boolean> =>
  transaction(async (step) => {
    const account = await step.get(doc('users/{uid}', uid));
    const isOver = account?.is_banned && account.banned_until !== null && account.banned_until <= now();
    if (account === undefined || !isOver) return false;
    lift(step, uid, account, { actor: null, requestId });
    return true;
  });
