import type { userEndpointsOfStaff } from '@bigorna/domain/endpoints/admin/users';
import type { Handlers } from '../../mount.ts';
import { notYet } from '../not-yet.ts';
import { banUser } from './ban-user.ts';
import { unbanUser } from './unban-user.ts';

/** Who answers staff’s calls about users. */
export const USER_HANDLERS: Pick<Handlers, keyof typeof userEndpointsOfStaff> = {
  adminListUsers: notYet,
  adminGetUser: notYet,
  adminUpdateUser: notYet,
  banUser,
  unbanUser,
  changeRole: notYet,
  revokeSessions: notYet,
};
