import { hasPermission } from '@bigorna/domain/access/permissions';
import type { staffUserEndpoints } from '@bigorna/domain/endpoints/admin/users';
import { usersQuery } from '@bigorna/domain/endpoints/admin/users.schemas';
import type { SuccessCode } from '@bigorna/domain/errors/codes';
import { ban, type LoggedChange, unban } from '../../../members/accounts/ban.ts';
import type { Caller } from '../../../members/accounts/caller.ts';
import { changeRole } from '../../../members/accounts/change-role.ts';
import { toBannableUser } from '../../../members/accounts/current-user.ts';
import { finishDeletionSoon, startErasure } from '../../../members/accounts/delete-account.ts';
import { editAccount } from '../../../members/accounts/edit-account.ts';
import { cancelFactorReset, confirmFactorReset, requestFactorReset } from '../../../members/accounts/factor-reset.ts';
import { logAccountExport } from '../../../members/accounts/log-export.ts';
import { reconcileStored } from '../../../members/accounts/reconcile.ts';
import { removeAvatar } from '../../../members/accounts/remove-avatar.ts';
import { expirePassword, revokeSessions } from '../../../members/accounts/revoke-sessions.ts';
import { signOutMany } from '../../../members/accounts/sign-out-many.ts';
import { readStaffCard, toStaffUser, toStaffUserCard } from '../../../members/accounts/staff-user.ts';
import { createFieldError } from '../../../platform/api-error.ts';
import { now } from '../../../platform/clock.ts';
import { logFailure } from '../../../platform/log-failure.ts';
import { consume } from '../../../platform/rate-limits.ts';
import { withTimeout } from '../../../platform/with-timeout.ts';
import type { Handlers } from '../../mount.ts';
import { exportResponse } from '../../user/export-response.ts';
import { toListResult } from '../query-list-page.ts';
import { parseListQuery } from '../rest-dialect.ts';
import { getLogEntryHeader, readLogEntryHeader, respondDone, toActor } from '../staff-call.ts';
import { findAccounts } from './find-accounts.ts';

const parseBanEnd = (until: string | null | undefined): Date | null => {
  if (until === null || until === undefined) return null;
  const end = new Date(until);
  if (end > now()) return end;
  throw createFieldError('until', 'date_in_past');
};

const SYNC_MS = 3_000;

/** Syncs an account with Auth, because staff decide by its e-mail. The card also opens while Auth does not respond. */
const syncForCard = async (uid: string): Promise<void> => {
  await withTimeout(reconcileStored(uid), SYNC_MS).catch(logFailure('account not synced for its card', { uid }));
};

const respondToBan = (uid: string, { account, entry }: LoggedChange, message: SuccessCode) => ({
  data: toBannableUser(uid, account),
  message,
  headers: getLogEntryHeader(entry),
});

/** Responds with the account's card after a change. */
const respondWithCard = async (uid: string, { account, entry }: LoggedChange, staff: Caller) => ({
  data: await toStaffUserCard(uid, account, staff),
  headers: getLogEntryHeader(entry),
});

/**
 * Handlers of staff calls about accounts. Calls that change one account require that the account has a lower rank than
 * the caller.
 */
export const USER_HANDLERS: Pick<Handlers, keyof typeof staffUserEndpoints> = {
  adminListUsers: async ({ query, caller }) => {
    const seesPrivate = hasPermission(caller.account.role, 'read:user:private');
    const page = await findAccounts(parseListQuery(usersQuery, query), seesPrivate);
    const cards = page.docs.map(({ id, data }) => toStaffUser(id, data, caller));
    return toListResult('users', page, cards);
  },
  /** Gets an account with its counts. */
  adminGetUser: async ({ params: { id: uid }, caller }) => {
    if (hasPermission(caller.account.role, 'read:user:private')) await syncForCard(uid);
    return { data: await readStaffCard(uid, caller) };
  },
  adminUpdateUser: async ({ params, body, ...by }) => {
    return respondWithCard(params.id, await editAccount(params.id, body, toActor(by)), by.caller);
  },
  banUser: async ({ params, body, ...by }) => {
    const terms = { code: body.reason_code, words: body.reason ?? '', until: parseBanEnd(body.until) };
    return respondToBan(params.uid, await ban(params.uid, terms, toActor(by)), 'user_banned');
  },
  unbanUser: async ({ params, ...by }) =>
    respondToBan(params.uid, await unban(params.uid, toActor(by)), 'user_unbanned'),
  changeRole: async ({ params, body, ...by }) => {
    const change = await changeRole(params.uid, body, toActor(by));
    const headers = await readLogEntryHeader(change.entry);
    return { ...(await respondWithCard(params.uid, change, by.caller)), message: 'role_changed', headers };
  },
  requestFactorReset: async ({ params: { uid }, body, ...by }) => {
    const change = await requestFactorReset(uid, body.reason, toActor(by));
    return { ...(await respondWithCard(uid, change, by.caller)), message: 'factor_reset_requested' };
  },
  confirmFactorReset: async ({ params: { uid }, ...by }) => {
    const change = await confirmFactorReset(uid, toActor(by));
    return { ...(await respondWithCard(uid, change, by.caller)), message: 'factor_reset_confirmed' };
  },
  cancelFactorReset: async ({ params: { uid }, ...by }) => {
    const change = await cancelFactorReset(uid, toActor(by));
    return { ...(await respondWithCard(uid, change, by.caller)), message: 'factor_reset_canceled' };
  },
  revokeSessions: async ({ params, ...by }) =>
    respondDone(await revokeSessions(params.uid, toActor(by)), 'sessions_revoked'),
  expirePassword: async ({ params, body, ...by }) =>
    respondDone(await expirePassword(params.uid, body.email, toActor(by)), 'password_expired_now'),
  signOutMany: async ({ body, ...by }) => {
    const { job, entry } = await signOutMany(body, toActor(by));
    const { state, accounts } = job;
    return { data: { state, accounts }, message: 'signed_out', headers: getLogEntryHeader(entry) };
  },
  adminRemoveAvatar: async ({ params, body, ...by }) => {
    const change = await removeAvatar(params.uid, body.reason, toActor(by));
    return { ...(await respondWithCard(params.uid, change, by.caller)), message: 'avatar_removed' };
  },
  /** Streams the same file as the member's own data export (R208). */
  adminExportUser: async ({ params, body, ...by }) => {
    await consume('staff_exports_by_account', by.caller.uid);
    const { account, entry } = await logAccountExport(params.uid, body.reason, toActor(by));
    return exportResponse(params.uid, account, by.context.id, getLogEntryHeader(entry));
  },
  adminEraseUser: async ({ params, body, ...by }) => {
    const entry = await startErasure(params.uid, body.reason, toActor(by));
    await finishDeletionSoon(params.uid, by.context.id);
    return respondDone(entry, 'account_deleted');
  },
};
