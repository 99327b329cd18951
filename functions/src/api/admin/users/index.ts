import { hasPermission } from '@bigorna/domain/access/permissions';
import type { staffUserEndpoints } from '@bigorna/domain/endpoints/admin/users';
import { usersQuery } from '@bigorna/domain/endpoints/admin/users.schemas';
import { ban, unban } from '../../../members/accounts/ban.ts';
import { changeRole } from '../../../members/accounts/change-role.ts';
import { toBannableUser } from '../../../members/accounts/current-user.ts';
import { finishDeletionSoon, startErasure } from '../../../members/accounts/delete-account.ts';
import { editAccount } from '../../../members/accounts/edit-account.ts';
import { expirePassword } from '../../../members/accounts/expire-password.ts';
import { logAccountExport } from '../../../members/accounts/log-export.ts';
import { removeAvatar } from '../../../members/accounts/remove-avatar.ts';
import { resetFactors } from '../../../members/accounts/reset-factors.ts';
import { revokeSessions } from '../../../members/accounts/revoke-sessions.ts';
import { signOutMany } from '../../../members/accounts/sign-out-many.ts';
import { readStaffCard, toStaffUser, toStaffUserCard } from '../../../members/accounts/staff-user.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { now } from '../../../platform/clock.ts';
import { consume } from '../../../platform/rate-limits.ts';
import type { Handlers } from '../../mount.ts';
import { exportResponse } from '../../user/export-response.ts';
import { toListResult } from '../query-list-page.ts';
import { parseListQuery } from '../rest-dialect.ts';
import { getLogEntryHeader, toActor } from '../staff-call.ts';
import { findAccounts } from './find-accounts.ts';

const parseBanEnd = (until: string | null | undefined): Date | null => {
  if (until === null || until === undefined) return null;
  const end = new Date(until);
  if (end > now()) return end;
  throw new ApiError('invalid_request', { fields: [{ path: 'until', code: 'invalid_value' }] });
};

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
  adminGetUser: async ({ params, caller }) => ({ data: await readStaffCard(params.id, caller) }),
  adminUpdateUser: async ({ params, body, ...by }) => {
    const { account, entry } = await editAccount(params.id, body, toActor(by));
    return { data: await toStaffUserCard(params.id, account, by.caller), headers: getLogEntryHeader(entry) };
  },
  banUser: async ({ params, body, ...by }) => {
    const terms = { code: body.reason_code, words: body.reason ?? '', until: parseBanEnd(body.until) };
    const { account, entry } = await ban(params.uid, terms, toActor(by));
    return { data: toBannableUser(params.uid, account), message: 'user_banned', headers: getLogEntryHeader(entry) };
  },
  unbanUser: async ({ params, ...by }) => {
    const { account, entry } = await unban(params.uid, toActor(by));
    return { data: toBannableUser(params.uid, account), message: 'user_unbanned', headers: getLogEntryHeader(entry) };
  },
  changeRole: async ({ params, body, ...by }) => {
    const { account, entry } = await changeRole(params.uid, body, toActor(by));
    const data = await toStaffUserCard(params.uid, account, by.caller);
    return { data, message: 'role_changed', headers: getLogEntryHeader(entry) };
  },
  resetFactors: async ({ params, ...by }) => {
    const entry = await resetFactors(params.uid, toActor(by));
    return { data: null, message: 'factors_reset', headers: getLogEntryHeader(entry) };
  },
  revokeSessions: async ({ params, ...by }) => {
    const entry = await revokeSessions(params.uid, toActor(by));
    return { data: null, message: 'sessions_revoked', headers: getLogEntryHeader(entry) };
  },
  expirePassword: async ({ params, ...by }) => {
    const entry = await expirePassword(params.uid, toActor(by));
    return { data: null, message: 'password_expired_now', headers: getLogEntryHeader(entry) };
  },
  signOutMany: async ({ body, ...by }) => {
    const { job, entry } = await signOutMany(body, toActor(by));
    const { state, accounts } = job;
    return { data: { state, accounts }, message: 'signed_out', headers: getLogEntryHeader(entry) };
  },
  adminRemoveAvatar: async ({ params, body, ...by }) => {
    const { account, entry } = await removeAvatar(params.uid, body.reason, toActor(by));
    const data = await toStaffUserCard(params.uid, account, by.caller);
    return { data, message: 'avatar_removed', headers: getLogEntryHeader(entry) };
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
    return { data: null, message: 'account_deleted', headers: getLogEntryHeader(entry) };
  },
};
