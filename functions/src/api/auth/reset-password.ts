import { refuseCommon } from '../../accounts/common-password.ts';
import { noteKnownAddress } from '../../accounts/known-addresses.ts';
import { resetPassword as reset } from '../../accounts/password-reset.ts';
import { spend } from '../../platform/rate-limits.ts';
import type { Handler } from '../handler.ts';

/** Sets a new password by the link of a reset mail; every session ends. */
export const resetPassword: Handler<'resetPassword'> = async ({ body, request }) => {
  await refuseCommon(body.password);
  await spend('links_by_address', request.address);
  const { uid, email, account } = await reset(body.token, body.password);
  await noteKnownAddress({ id: uid, username: account.username, email }, request.address);
  return { data: null, message: 'password_reset_done' };
};
