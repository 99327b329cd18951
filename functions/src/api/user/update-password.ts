import { changePassword } from '../../accounts/change-password.ts';
import type { Handler } from '../handler.ts';

/** Changes the caller's password; their own session goes on with the tokens answered. */
export const updatePassword: Handler<'updatePassword'> = async ({ body, caller, request }) => ({
  data: await changePassword(caller, body, request.address),
  message: 'password_changed',
});
