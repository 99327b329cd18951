import { refuseCommon } from '../../accounts/common-password.ts';
import { noteKnownAddress } from '../../accounts/known-addresses.ts';
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
  const session = await registerAccount(body, request.locale);
  await noteKnownAddress(session.user, request.address);
  return { data: session, message: 'account_created' };
};
