import { may } from '@bigorna/domain/access/permissions';
import { usersQuestion } from '@bigorna/domain/endpoints/admin/users';
import { staffUserOf } from '../../../accounts/staff-user.ts';
import type { Handler } from '../../handler.ts';
import { listAnswer } from '../firestore-page.ts';
import { parseQuestion } from '../rest-dialect.ts';
import { findAccounts } from './find-accounts.ts';

/** Lists accounts. */
export const adminListUsers: Handler<'adminListUsers'> = async ({ query, caller }) => {
  const page = await findAccounts(parseQuestion(usersQuestion, query), may(caller.account.role, 'read:user:private'));
  return listAnswer(
    'users',
    page,
    page.found.map(({ id, data }) => staffUserOf(id, data, caller)),
  );
};
