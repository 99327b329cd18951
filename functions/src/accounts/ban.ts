import type { Account } from '@bigorna/domain/entities/account';
import { FALLBACK_LOCALE } from '@bigorna/domain/locales';
import { banText, reasonSaid } from '@bigorna/domain/reason-texts/index';
import type { BanReason } from '@bigorna/domain/reject-reasons';
import { tell } from '../notifications/notify.ts';
import { now } from '../platform/clock.ts';
import { doc, transaction, update, type Writer } from '../platform/firestore.ts';
import { type Actor, outranked } from './actor.ts';
import { revokeRefreshTokens } from './end-sessions.ts';
import { logOfAccount } from './log-of-account.ts';
import { authRecord, followedBy, revokedAt } from './reconcile.ts';

/** An account as it is now, and the log entry that its change left; none where nothing changed. */
export interface Logged {
  readonly account: Account;
  readonly entry: string | undefined;
}

/** Why an account is banned: by the policy, in staff's own words, or both. */
export interface BanTerms {
  readonly code?: BanReason | undefined;
  readonly words: string;
  /** When the ban ends by itself; null for never. */
  readonly until: Date | null;
}

type Told = Pick<Account, 'is_banned' | 'ban_reason' | 'banned_at' | 'banned_until'>;
type BanFields = Told & Pick<Account, 'valid_after' | 'valid_after_before_ban'>;

const toldOf = ({ is_banned, ban_reason, banned_at, banned_until }: Told): Told => ({
  is_banned,
  ban_reason,
  banned_at,
  banned_until,
});

interface Change {
  readonly action: 'ban:user' | 'unban:user';
  readonly after: BanFields;
  readonly reason: string | null;
  /** Null where the portal itself lifts a ban. */
  readonly actor: string | null;
  readonly requestId: string;
  readonly undoes?: string | undefined;
}

/** Account and log, in one step. */
const write = (step: Writer, uid: string, account: Account, { after, ...change }: Change): Logged => {
  step.update(doc('users/{uid}', uid), after);
  const entry = logOfAccount(step, uid, { ...change, before: toldOf(account), after: toldOf(after) });
  return { account: { ...account, ...after }, entry };
};

/** What the member reads, in their language. */
const reasonFor = ({ settings }: Account, { code, words }: BanTerms): string => {
  const locale = settings.locale ?? FALLBACK_LOCALE;
  return reasonSaid(code === undefined ? undefined : banText(locale, code), words === '' ? null : words);
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
 * @param check what must hold of the account besides; it throws where it does not
 * @param undoes the log entry that this undoes
 * @throws ApiError user_not_found, forbidden, last_super_admin, and what `check` throws
 */
export const ban = async (
  uid: string,
  terms: BanTerms,
  actor: Actor,
  { check, undoes }: { check?: (account: Account) => void; undoes?: string } = {},
): Promise<Logged> => {
  // What ended sessions at Firebase before the ban is to be followed after it.
  const record = await authRecord(uid);
  const logged = await transaction(async (step) => {
    const before = await outranked(step, uid, actor);
    check?.(before);
    const at = now();
    const followed = record === undefined ? before.valid_after : followedBy(before, record);
    const reason = reasonFor(before, terms);
    const after = {
      is_banned: true,
      ban_reason: reason,
      banned_at: at,
      banned_until: terms.until,
      valid_after: at,
      valid_after_before_ban: before.is_banned ? validAfterUnban(before) : followed,
    };
    const by = { actor: actor.uid, requestId: actor.requestId, undoes };
    return write(step, uid, before, { action: 'ban:user', after, reason, ...by });
  });
  await revoke(uid);
  return logged;
};

/** Lifts the ban of an account that has one: the member is told, and tokens from before it are served until they expire. */
const lift = (
  step: Writer,
  uid: string,
  account: Account,
  by: Pick<Change, 'actor' | 'requestId' | 'undoes'>,
): Logged => {
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
 * @param check what must hold of the account besides; it throws where it does not
 * @param undoes the log entry that this undoes
 * @throws ApiError user_not_found, forbidden, last_super_admin, and what `check` throws
 */
export const unban = (
  uid: string,
  { requestId, ...actor }: Actor,
  { check, undoes }: { check?: (account: Account) => void; undoes?: string } = {},
): Promise<Logged> =>
  transaction(async (step) => {
    const account = await outranked(step, uid, { requestId, ...actor });
    check?.(account);
    return account.is_banned
      ? lift(step, uid, account, { actor: actor.uid, requestId, undoes })
      : { account, entry: undefined };
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
