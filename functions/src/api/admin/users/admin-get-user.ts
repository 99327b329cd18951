import { readStaffCard } from '../../../accounts/staff-user.ts';
import type { Handler } from '../../handler.ts';

/** One account with its figures. */
export const adminGetUser: Handler<'adminGetUser'> = async ({ params, caller }) => ({
  data: await readStaffCard(params.id, caller),
});
