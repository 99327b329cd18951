import { changePassword } from '../../accounts/change-password.ts';
import { refuseCommon } from '../../accounts/common-password.ts';
import type { Handler } from '../handler.ts';

/** Changes the caller's password; their own session goes on with the tokens answered. */
export const updatePassword: Handler<'updatePassword'> = async ({ body, caller, request }) => {
  await refuseCommon(body.password);
  return { data: await changePassword(caller, body, request.address), message: 'password_changed' };
};
