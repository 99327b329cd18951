import type { userEndpointsOfStaff } from '@bigorna/domain/endpoints/admin/users';
import type { Handlers } from '../../mount.ts';
import { adminGetUser } from './admin-get-user.ts';
import { adminListUsers } from './admin-list-users.ts';
import { adminUpdateUser } from './admin-update-user.ts';
import { banUser } from './ban-user.ts';
import { changeRole } from './change-role.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { unbanUser } from './unban-user.ts';

/** Who answers staff’s calls about users. */
export const USER_HANDLERS: Pick<Handlers, keyof typeof userEndpointsOfStaff> = {
  adminListUsers,
  adminGetUser,
  adminUpdateUser,
  banUser,
  unbanUser,
  changeRole,
  revokeSessions,
};
