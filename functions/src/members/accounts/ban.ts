import type { Account } from '@bigorna/domain/entities/account';
import { FALLBACK_LOCALE } from '@bigorna/domain/locales';
import { formatReason, getBanText } from '@bigorna/domain/reason-texts/index';
import type { BanReason } from '@bigorna/domain/reject-reasons';
import type { Actor } from '../../audit/actor.ts';
import { createRequestId, now } from '../../platform/clock.ts';
import { doc, runLenient, runTransaction, update, type Writer } from '../../platform/firestore.ts';
import { settleAll } from '../../platform/settle-all.ts';
import { notifyAccount } from '../notifications/notify.ts';
import { getValidAfterWithoutBan } from './caller.ts';
import { revokeRefreshTokens } from './end-sessions.ts';
import { findAuthRecord, getRevokedAt, mergeRevocation } from './reconcile.ts';
import { type LogActor, logAccountAction, requireLowerRank } from './staff-action.ts';

/** An account after a change, and the id of its log entry; no id if nothing changed. */
export interface LoggedChange {
  readonly account: Account;
  readonly entry: string | undefined;
}

/** Reason and end of a ban. The reason is a rule of the policy, a text by staff, or both. */
interface BanTerms {
  readonly code?: BanReason | undefined;
  readonly words: string;
  /** End of the ban; null for a permanent one. */
  readonly until: Date | null;
  /** Start of the ban; now by default. */
  readonly at?: Date | null;
}

interface Change {
  readonly action: 'ban:user' | 'unban:user';
  readonly by: LogActor;
  /** Logged. */
  readonly fields: Pick<Account, 'is_banned' | 'ban_reason' | 'banned_at' | 'banned_until'>;
  /** Not logged. */
  readonly validity: Pick<Account, 'valid_after' | 'valid_after_before_ban'>;
  readonly reason: string | null;
  readonly undoes?: string | undefined;
}

interface BanOptions {
  /** Checks further conditions of the account and throws if one fails. */
  readonly check?: (account: Account) => void;
  /** Id of the log entry that the call undoes. */
  readonly undoes?: string;
}

/** Updates the account and writes the log entry in one transaction. */
const write = (
  tx: Writer,
  uid: string,
  account: Account,
  { by, fields, validity, ...action }: Change,
): LoggedChange => {
  tx.update(doc('users/{uid}', uid), { ...fields, ...validity });
  const entry = logAccountAction(tx, uid, by, { ...action, before: account, after: fields });
  return { account: { ...account, ...fields, ...validity }, entry };
};

/** The reason in the member's language. */
const formatBanReason = ({ settings }: Account, { code, words }: BanTerms): string => {
  const locale = settings.locale ?? FALLBACK_LOCALE;
  return formatReason(code === undefined ? undefined : getBanText(locale, code), words === '' ? null : words);
};

/** Revokes the refresh tokens. Stores the time, so that an unban ignores this revocation. */
const revoke = async (uid: string): Promise<void> => {
  await revokeRefreshTokens(uid);
  const record = await findAuthRecord(uid);
  if (record !== undefined) await update(doc('users/{uid}', uid), { ban_revoked_at: getRevokedAt(record) });
};

/**
 * Bans an account of lower rank. Tokens issued before the ban are rejected at once. A second ban replaces the first.
 *
 * @throws ApiError user_not_found, forbidden, last_super_admin, and what `check` throws
 */
export const ban = async (
  uid: string,
  terms: BanTerms,
  actor: Actor,
  { check, undoes }: BanOptions = {},
): Promise<LoggedChange> => {
  // `valid_after_before_ban` includes Firebase's revocations from before the ban, so that they apply again after the
  // ban.
  const record = await findAuthRecord(uid);
  const logged = await runTransaction(async (tx) => {
    const before = await requireLowerRank(tx, uid, actor);
    check?.(before);
    const at = terms.at ?? now();
    const validAfter = record === undefined ? before.valid_after : mergeRevocation(before, record);
    const reason = formatBanReason(before, terms);
    const fields = { is_banned: true, ban_reason: reason, banned_at: at, banned_until: terms.until };
    const validity = {
      valid_after: at,
      valid_after_before_ban: before.is_banned ? getValidAfterWithoutBan(before) : validAfter,
    };
    return write(tx, uid, before, { action: 'ban:user', by: actor, fields, validity, reason, undoes });
  });
  await revoke(uid);
  return logged;
};

/** Lifts the ban and notifies the member. Tokens issued before the ban work again until they expire. */
const liftBan = (tx: Writer, uid: string, account: Account, by: LogActor, undoes?: string): LoggedChange => {
  const fields = { is_banned: false, ban_reason: null, banned_at: null, banned_until: null };
  const validity = { valid_after: getValidAfterWithoutBan(account), valid_after_before_ban: null };
  notifyAccount(tx, uid, account, { template: 'ban_lifted', path: null });
  return write(tx, uid, account, { action: 'unban:user', by, fields, validity, reason: null, undoes });
};

/**
 * Lifts the ban of an account of lower rank. Does nothing without a ban.
 *
 * @throws ApiError user_not_found, forbidden, last_super_admin, and what `check` throws
 */
export const unban = (uid: string, actor: Actor, { check, undoes }: BanOptions = {}): Promise<LoggedChange> =>
  runTransaction(async (tx) => {
    const account = await requireLowerRank(tx, uid, actor);
    check?.(account);
    return account.is_banned ? liftBan(tx, uid, account, actor, undoes) : { account, entry: undefined };
  });

/**
 * Lifts a ban after its end, unless it was lifted or extended in the meantime.
 *
 * @returns whether it lifted the ban
 */
export const liftEndedBan = (uid: string, requestId: string): Promise<boolean> =>
  runTransaction(async (tx) => {
    const account = await tx.get(doc('users/{uid}', uid));
    const isOver = account?.is_banned && account.banned_until !== null && account.banned_until <= now();
    if (account === undefined || !isOver) return false;
    liftBan(tx, uid, account, { uid: null, requestId });
    return true;
  });

/** Limits the time of one run. The next run continues. */
const BANS_PER_RUN = 50;

/** Lifts ended bans. Continues if one fails. */
export const liftEndedBans = async (): Promise<void> => {
  const { docs } = await runLenient('bansEnded', { is_banned: true, now: now() }, { limit: BANS_PER_RUN });
  const requestId = createRequestId();
  await settleAll(docs, ({ id }) => liftEndedBan(id, requestId), 'Bans could not be lifted');
};
