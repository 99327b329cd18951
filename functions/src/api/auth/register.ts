import { refuseCommon } from '../../accounts/common-password.ts';
import { register as registerAccount } from '../../accounts/register.ts';
import { spendAll } from '../../platform/rate-limits.ts';
import type { Handler } from '../handler.ts';

/** Creates an account and signs it in. */
export const register: Handler<'register'> = async ({ body, request }) => {
  await refuseCommon(body.password);
  await spendAll([
    ['register_by_address', request.address],
    ['register_in_all', 'all'],
  ]);
  return { data: await registerAccount(body, request.locale), message: 'account_created' };
};
