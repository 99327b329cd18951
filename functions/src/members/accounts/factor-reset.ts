import { hasPermission } from '@bigorna/domain/access/permissions';
import { hasHigherRank } from '@bigorna/domain/access/roles';
import type { Account } from '@bigorna/domain/entities/account';
import type { FactorReset, MemberFactors } from '@bigorna/domain/entities/factors';
import {
  DAY_MS,
  FACTOR_RESET_NEW_EMAIL_MS,
  FACTOR_RESET_REQUEST_MS,
  FACTOR_RESET_WAIT_MS,
} from '@bigorna/domain/limits';
import { FALLBACK_LOCALE } from '@bigorna/domain/locales';
import type { Actor } from '../../audit/actor.ts';
import { ApiError, requireFound } from '../../platform/api-error.ts';
import { createRequestId, now } from '../../platform/clock.ts';
import { createId, doc, get, type Reader, runLenient, runTransaction, type Writer } from '../../platform/firestore.ts';
import { sendCertainResetMail } from '../../platform/identity-toolkit.ts';
import { logFailure } from '../../platform/log-failure.ts';
import { refundOnFailure, reserveAll } from '../../platform/rate-limits.ts';
import { settleAll } from '../../platform/settle-all.ts';
import { endReset } from '../factors/stop-reset.ts';
import { getFactors, getFactorsRef, readFactors } from '../factors/stored-factors.ts';
import { notifyAccount } from '../notifications/notify.ts';
import type { LoggedChange } from './ban.ts';
import { getRevocation, tryRevokeRefreshTokens } from './end-sessions.ts';
import { reconcileStored } from './reconcile.ts';
import { logAccountAction, requireLowerRank } from './staff-action.ts';

const NEW_EMAIL_DAYS = FACTOR_RESET_NEW_EMAIL_MS / DAY_MS;
/** A mail that failed is sent again after this time. Meanwhile no other run sends it. */
const MAIL_RETRY_MS = 5 * 60_000;

/** Somebody with the password can change the e-mail at Firebase, and would then get the mails of a reset. */
const isEmailNew = ({ email_changed_at }: Account, requestedAt: Date): boolean =>
  email_changed_at instanceof Date && requestedAt.getTime() - email_changed_at.getTime() < FACTOR_RESET_NEW_EMAIL_MS;

/** @throws ApiError user_not_found if the Auth user was deleted: nobody could get the mails */
const assertAuthUser = async (uid: string): Promise<void> => {
  if (!(await reconcileStored(uid))) throw new ApiError('user_not_found');
};

const addTime = (ms: number): Date => new Date(now().getTime() + ms);

/**
 * Requests the removal of all factors of an account of lower rank, which lost them. Nothing happens until a second
 * person confirms.
 *
 * @throws ApiError user_not_found, forbidden, last_super_admin; stale without a factor or with a pending reset;
 * email_too_new
 */
export const requestFactorReset = async (uid: string, reason: string, actor: Actor): Promise<LoggedChange> => {
  await assertAuthUser(uid);
  return runTransaction(async (tx) => {
    const account = await requireLowerRank(tx, uid, actor);
    const factors = await readFactors(tx, uid);
    if (!account.has_factor || factors.reset !== null) throw new ApiError('stale');
    if (isEmailNew(account, now())) throw new ApiError('email_too_new', { values: { days: NEW_EMAIL_DAYS } });
    const reset = {
      ...{ id: createId(), reason, requested_by: actor.uid, requested_at: now() },
      ...{ confirmed_by: null, mailed_at: null },
    };
    tx.set(getFactorsRef(uid), { ...factors, reset, reset_due_at: addTime(FACTOR_RESET_REQUEST_MS) });
    const after = { factor_reset: 'requested' };
    return { account, entry: logAccountAction(tx, uid, actor, { action: 'request:factor_reset', after, reason }) };
  });
};

interface Pending {
  readonly account: Account;
  readonly factors: MemberFactors;
  readonly reset: FactorReset;
}

/** @throws ApiError user_not_found; stale without a pending reset */
const requirePending = async (tx: Reader, uid: string): Promise<Pending> => {
  const account = requireFound(await tx.get(doc('users/{uid}', uid)), 'user_not_found');
  const factors = await readFactors(tx, uid);
  return { account, factors, reset: requireFound(factors.reset ?? undefined, 'stale') };
};

/**
 * Whether a person may confirm a reset. The second person is neither the one who requested it nor the owner of the
 * factors.
 */
export const canConfirmReset = (uid: string, { requested_by }: FactorReset, person: Pick<Actor, 'uid' | 'role'>) =>
  person.uid !== uid && person.uid !== requested_by && hasPermission(person.role, 'confirm:factor_reset');

/**
 * Whether a confirmed reset may go on: both persons still have the rights that they used, and the e-mail is not new.
 */
const mayGoOn = async (tx: Reader, uid: string, { account, reset }: Pending): Promise<boolean> => {
  const { requested_by, confirmed_by } = reset;
  if (confirmed_by === null || isEmailNew(account, reset.requested_at)) return false;
  const refs = [requested_by, confirmed_by].map((person) => doc('users/{uid}', person));
  const [requester, confirmer] = await tx.getAll(refs);
  if (requester === undefined || confirmer === undefined) return false;
  const isRequesterEntitled =
    hasPermission(requester.role, 'reset:factor') && hasHigherRank(requester.role, account.role);
  const isConfirmerEntitled = canConfirmReset(uid, reset, { uid: confirmed_by, role: confirmer.role });
  return isRequesterEntitled && isConfirmerEntitled && !requester.is_banned && !confirmer.is_banned;
};

/** @throws ApiError unavailable; Error if the account has no e-mail */
const sendMail = async (uid: string): Promise<void> => {
  const { email, settings } = requireFound(await get(doc('users/{uid}', uid)), 'user_not_found');
  await sendCertainResetMail(email, settings.locale ?? FALLBACK_LOCALE);
};

/** Sends the member the mail and starts the day of waiting, unless the reset has ended or the day has started. */
const sendFirstMail = async (uid: string, { id }: FactorReset): Promise<void> => {
  const { reset: stored } = await getFactors(uid);
  if (stored?.id !== id || stored.mailed_at !== null) return;
  await sendMail(uid);
  await runTransaction(async (tx) => {
    const account = await tx.get(doc('users/{uid}', uid));
    const factors = await readFactors(tx, uid);
    const { reset } = factors;
    if (account === undefined || reset?.id !== id || reset.mailed_at !== null) return;
    const waiting = { reset: { ...reset, mailed_at: now() }, reset_due_at: addTime(FACTOR_RESET_WAIT_MS) };
    tx.set(getFactorsRef(uid), { ...factors, ...waiting });
    notifyAccount(tx, uid, account, { template: 'factors_reset_planned', path: '/edit-profile#security' });
  });
};

const storeConfirmation = (uid: string, actor: Actor) =>
  runTransaction(async (tx) => {
    const pending = await requirePending(tx, uid);
    const { account, factors, reset } = pending;
    const isLate = factors.reset_due_at === null || factors.reset_due_at <= now();
    if (reset.confirmed_by !== null || isLate) throw new ApiError('stale');
    if (!canConfirmReset(uid, reset, actor)) throw new ApiError('forbidden');
    const next = { ...reset, confirmed_by: actor.uid };
    if (!(await mayGoOn(tx, uid, { ...pending, reset: next }))) throw new ApiError('stale');
    tx.set(getFactorsRef(uid), { ...factors, reset: next, reset_due_at: addTime(MAIL_RETRY_MS) });
    const action = 'confirm:factor_reset';
    const change = { before: { factor_reset: 'requested' }, after: { factor_reset: 'confirmed' } };
    return { account, reset, entry: logAccountAction(tx, uid, actor, { action, ...change }) };
  });

/**
 * Confirms another person's request, and sends the member the mail. If the mail fails, a scheduled job sends it, and
 * the day of waiting starts then.
 *
 * @throws ApiError user_not_found; stale without a pending request that may go on; forbidden for the person who
 * requested it and for the owner; too_many_requests
 */
export const confirmFactorReset = async (uid: string, actor: Actor): Promise<LoggedChange> => {
  await assertAuthUser(uid);
  // The limit stores the uid, so it accepts only accounts.
  requireFound(await get(doc('users/{uid}', uid)), 'user_not_found');
  const mails = await reserveAll([['factor_resets_by_account', uid]]);
  const confirmed = await refundOnFailure(mails, () => storeConfirmation(uid, actor));
  await sendFirstMail(uid, confirmed.reset).catch(logFailure('mail of a factor reset not sent', { uid }));
  return confirmed;
};

/**
 * Cancels a pending reset.
 *
 * @throws ApiError user_not_found; stale without a pending reset
 */
export const cancelFactorReset = (uid: string, { uid: actor, requestId }: Actor): Promise<LoggedChange> =>
  runTransaction(async (tx) => {
    const { account, factors } = await requirePending(tx, uid);
    const { fields, entry } = endReset(tx, uid, factors, { uid: actor, requestId, state: 'canceled' });
    tx.set(getFactorsRef(uid), { ...factors, ...fields });
    return { account, entry };
  });

/** The factors are gone, so the password alone would be enough. A new password by mail proves the mailbox instead. */
const removeFactors = (tx: Writer, uid: string, { account, reset }: Pending, requestId: string): void => {
  const after = { has_factor: false, password_expired_at: now() };
  tx.delete(getFactorsRef(uid));
  tx.update(doc('users/{uid}', uid), {
    ...after,
    sessions: {},
    valid_after: getRevocation(account),
  });
  notifyAccount(tx, uid, account, { template: 'factors_reset', path: null });
  const logged = { action: 'reset:factor', before: account, after, reason: reset.reason } as const;
  logAccountAction(tx, uid, { uid: null, requestId }, logged);
};

/** What a step leaves to do after its transaction. */
type Step = { readonly kind: 'none' | 'removed' } | { readonly kind: 'mail'; readonly reset: FactorReset };

const takeStep = (uid: string, requestId: string, hasAuthUser: boolean): Promise<Step> =>
  runTransaction(async (tx): Promise<Step> => {
    const account = await tx.get(doc('users/{uid}', uid));
    const factors = await readFactors(tx, uid);
    const { reset, reset_due_at } = factors;
    if (reset === null || reset_due_at === null || reset_due_at > now()) return { kind: 'none' };
    if (account === undefined) {
      tx.delete(getFactorsRef(uid));
      return { kind: 'none' };
    }
    const pending = { account, factors, reset };
    const isMailLate = reset.mailed_at === null && reset.requested_at < addTime(-2 * FACTOR_RESET_REQUEST_MS);
    if (isMailLate || !hasAuthUser || !(await mayGoOn(tx, uid, pending))) {
      const state = isMailLate || reset.confirmed_by === null ? 'expired' : 'canceled';
      const { fields } = endReset(tx, uid, factors, { uid: null, requestId, state });
      tx.set(getFactorsRef(uid), { ...factors, ...fields });
      return { kind: 'none' };
    }
    if (reset.mailed_at === null) {
      tx.set(getFactorsRef(uid), { ...factors, reset_due_at: addTime(MAIL_RETRY_MS) });
      return { kind: 'mail', reset };
    }
    removeFactors(tx, uid, pending, requestId);
    return { kind: 'removed' };
  });

/**
 * Takes the next step of a reset that is due: ends it without a second person, sends the mail, or removes the factors
 * and ends all sessions. The password expires with the factors: the owner sets a new one by a second mail.
 *
 * @throws ApiError unavailable if the first mail fails
 */
export const continueFactorReset = async (uid: string, requestId: string): Promise<void> => {
  const step = await takeStep(uid, requestId, await reconcileStored(uid));
  if (step.kind === 'mail') await sendFirstMail(uid, step.reset);
  if (step.kind !== 'removed') return;
  await tryRevokeRefreshTokens(uid);
  // The login also offers this mail.
  await sendMail(uid).catch(logFailure('mail after a factor reset not sent', { uid }));
};

const RESETS_PER_RUN = 50;

/** Continues the resets that are due, also if one fails. */
export const continueFactorResets = async (): Promise<void> => {
  const { docs } = await runLenient('factorResetsDue', { now: now() }, { limit: RESETS_PER_RUN });
  const requestId = createRequestId();
  await settleAll(docs, ({ id }) => continueFactorReset(id, requestId), 'Factor resets could not be continued');
};
