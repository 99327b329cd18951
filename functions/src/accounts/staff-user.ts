import { may } from '@bigorna/domain/access/permissions';
import { outranks } from '@bigorna/domain/access/roles';
import type { AdminUser, AdminUserCard } from '@bigorna/domain/endpoints/admin/users';
import type { Account } from '@bigorna/domain/entities/account';
import { notFoundUnless } from '../platform/api-error.ts';
import { count, doc, get } from '../platform/firestore.ts';
import type { Caller } from './caller.ts';
import { versionOf } from './edit-account.ts';

const seesPrivate = ({ account }: Caller): boolean => may(account.role, 'read:user:private');

/** An account as a staff member sees it: without e-mail and full name for those who may not. */
export const staffUserOf = (uid: string, account: Account, reader: Caller): AdminUser => ({
  id: uid,
  username: account.username,
  display_name: account.display_name,
  email: seesPrivate(reader) ? account.email : null,
  full_name: seesPrivate(reader) ? account.full_name : null,
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

/** Counted by the database: none of it is read. */
const figuresOf = async (uid: string): Promise<AdminUserCard['figures']> => {
  const [comments, hidden_comments, ratings, reports_made, reports_upheld, reports_open, mods] = await Promise.all([
    count('commentsOf', { uid }),
    count('visibleCommentsOf', { uid, hidden: true }),
    count('ratingsOf', { uid }),
    count('reportsOf', { uid }),
    count('reportsOfMember', { about_uid: uid, outcome: 'upheld' }),
    count('reportsOpenOfMember', { about_uid: uid, resolved_at: null }),
    count('modsMadeBy', { uid }),
  ]);
  return { comments, hidden_comments, ratings, reports_made, reports_upheld, reports_open, mods };
};

/** What a staff member may do to an account: as the permissions say, and only to one of lower rank. */
const canOf = ({ role }: Account, { account: { role: own } }: Caller): AdminUserCard['can'] => {
  const mayDo = (permission: Parameters<typeof may>[1]): boolean => outranks(own, role) && may(own, permission);
  return {
    ban: mayDo('ban:user'),
    edit: mayDo('edit:user'),
    change_role: mayDo('change:role'),
    revoke: mayDo('edit:user'),
  };
};

/** An account's card as a staff member sees it. */
export const staffCardOf = async (uid: string, account: Account, reader: Caller): Promise<AdminUserCard> => ({
  ...staffUserOf(uid, account, reader),
  bio: account.bio,
  figures: await figuresOf(uid),
  version: seesPrivate(reader) ? versionOf(account) : '',
  can: canOf(account, reader),
});

/** @throws ApiError user_not_found */
export const readStaffCard = async (uid: string, reader: Caller): Promise<AdminUserCard> =>
  staffCardOf(uid, notFoundUnless(await get(doc('users/{uid}', uid)), 'user_not_found'), reader);
