import type { AdminUser } from '@bigorna/domain/endpoints/admin/users';
import { late } from '../layout/late.ts';

/** The accounts: found, looked at, banned and let in again. */
export const users = {
  list: late(() => import('./user-list.tsx').then((m) => m.UserList)),
  show: late(() => import('./user-card.tsx').then((m) => m.UserCard)),
  recordRepresentation: ({ display_name, username }: AdminUser) => display_name || username,
};
