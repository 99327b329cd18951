import { hasPermission } from '@bigorna/domain/access/permissions';
import { hasHigherRank } from '@bigorna/domain/access/roles';
import { staffUserEndpoints } from '@bigorna/domain/endpoints/admin/users';
import type { AdminUser, AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import { canCall } from '@bigorna/domain/endpoints/can-call';
import type { EndpointRow } from '@bigorna/domain/endpoints/endpoint';
import type { Account } from '@bigorna/domain/entities/account';
import { requireFound } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { count, doc, get, run } from '../../platform/firestore.ts';
import { getFactors, getResetTime } from '../factors/stored-factors.ts';
import type { Caller } from './caller.ts';
import { getDisplayNames } from './display-names.ts';
import { getAccountVersion } from './edit-account.ts';
import { canConfirmReset } from './factor-reset.ts';

const canReadPrivate = ({ account }: Caller): boolean => hasPermission(account.role, 'read:user:private');

/** An account for the console, without e-mail and full name if the staff member may not read them. */
export const toStaffUser = (uid: string, account: Account, staff: Caller): AdminUser => ({
  id: uid,
  username: account.username,
  display_name: account.display_name,
  email: canReadPrivate(staff) ? account.email : null,
  full_name: canReadPrivate(staff) ? account.full_name : null,
  avatar_url: account.avatar_url,
  role: account.role,
  is_banned: account.is_banned,
  ban_reason: account.ban_reason,
  banned_at: account.banned_at?.toISOString() ?? null,
  banned_until: account.banned_until?.toISOString() ?? null,
  is_verified: account.is_verified,
  member_since: account.member_since.toISOString(),
  last_login: account.last_login?.toISOString() ?? null,
});

/** Counts with aggregate queries. Reads no documents. */
const countActivity = async (uid: string): Promise<AdminUserCard['figures']> => {
  const [comments, hidden_comments, ratings, reports_made, reports_upheld, reports_open, mods] = await Promise.all([
    count('commentsByUid', { uid }),
    count('visibleCommentsByUid', { uid, hidden: true }),
    count('ratingsByUid', { uid }),
    count('reportsByUid', { uid }),
    count('reportsOfMember', { about_uid: uid, outcome: 'upheld' }),
    count('reportsOpenOfMember', { about_uid: uid, resolved_at: null }),
    count('modsMadeBy', { uid }),
  ]);
  return { comments, hidden_comments, ratings, reports_made, reports_upheld, reports_open, mods };
};

type Ranked = Pick<Account, 'role'>;
type Staff = { readonly account: Ranked };

/** Whether a staff member may make a call, and has a higher rank than the account. */
const isAllowedOn = ({ role }: Ranked, { account }: Staff, call: EndpointRow): boolean =>
  hasHigherRank(account.role, role) && canCall(account.role, call);

/** Whether a staff member may ban an account, or change its ban. */
export const canBan = (account: Ranked, staff: Staff): boolean =>
  isAllowedOn(account, staff, staffUserEndpoints.banUser);

const getPermissions = (account: Account, staff: Caller): AdminUserCard['can'] => {
  const isAllowed = (call: EndpointRow): boolean => isAllowedOn(account, staff, call);
  return {
    ban: canBan(account, staff),
    edit: isAllowed(staffUserEndpoints.adminUpdateUser),
    change_role: isAllowed(staffUserEndpoints.changeRole),
    revoke: isAllowed(staffUserEndpoints.revokeSessions),
    expire_password: isAllowed(staffUserEndpoints.expirePassword),
    remove_avatar: isAllowed(staffUserEndpoints.adminRemoveAvatar),
    export: isAllowed(staffUserEndpoints.adminExportUser),
    erase: isAllowed(staffUserEndpoints.adminEraseUser),
    reset_factors: isAllowed(staffUserEndpoints.requestFactorReset),
  };
};

/** Who banned an account, from the log. Null without a ban, or if the log names nobody. */
const findBanner = async (uid: string, { is_banned }: Account): Promise<AdminUserCard['banned_by']> => {
  if (!is_banned) return null;
  const values = { actions: ['ban:user'], about: [doc('users/{uid}', uid).path], from: new Date(0), to: now() };
  const [entry] = await run('logEntriesByActionAndTarget', values, { limit: 1, sort: ['at', 'desc'] });
  const id = entry?.data.actor ?? null;
  return id === null ? null : { id, name: (await getDisplayNames([id])).get(id) ?? null };
};

/** The pending removal of an account's factors. Null for staff who may not confirm one. */
const findFactorReset = async (
  uid: string,
  account: Account,
  staff: Caller,
): Promise<AdminUserCard['factor_reset']> => {
  if (!account.has_factor || !hasPermission(staff.account.role, 'confirm:factor_reset')) return null;
  const { reset, reset_due_at } = await getFactors(uid);
  if (reset === null) return null;
  const { reason, requested_by, requested_at, confirmed_by } = reset;
  const names = await getDisplayNames([requested_by, confirmed_by]);
  const toPerson = (id: string) => ({ id, name: names.get(id) ?? null });
  return {
    reason,
    requested_by: toPerson(requested_by),
    requested_at: requested_at.toISOString(),
    confirmed_by: confirmed_by === null ? null : toPerson(confirmed_by),
    due_at: getResetTime({ reset, reset_due_at }),
    can_confirm: confirmed_by === null && canConfirmReset(uid, reset, { uid: staff.uid, role: staff.account.role }),
  };
};

/** An account's card for the console. `version` is empty if the staff member may not read e-mail and full name. */
export const toStaffUserCard = async (uid: string, account: Account, staff: Caller): Promise<AdminUserCard> => {
  const [figures, banned_by, factor_reset] = await Promise.all([
    countActivity(uid),
    findBanner(uid, account),
    findFactorReset(uid, account, staff),
  ]);
  return {
    ...toStaffUser(uid, account, staff),
    bio: account.bio,
    banned_by,
    has_factor: account.has_factor,
    factor_reset,
    figures,
    version: canReadPrivate(staff) ? getAccountVersion(account) : '',
    can: getPermissions(account, staff),
  };
};

/** @throws ApiError user_not_found */
export const readStaffCard = async (uid: string, staff: Caller): Promise<AdminUserCard> =>
  toStaffUserCard(uid, requireFound(await get(doc('users/{uid}', uid)), 'user_not_found'), staff);
