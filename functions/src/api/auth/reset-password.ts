import { refuseCommon } from '../../accounts/common-password.ts';
import { resetPassword as reset } from '../../accounts/password-reset.ts';
import { spend } from '../../platform/rate-limits.ts';
import type { Handler } from '../handler.ts';

/** Sets a new password by the link of a reset mail; every session ends. */
export const resetPassword: Handler<'resetPassword'> = async ({ body, request }) => {
  await refuseCommon(body.password);
  await spend('links_by_address', request.address);
  await reset(body.token, body.password);
  return { data: null, message: 'password_reset_done' };
};
