import { askForReset } from '../../accounts/password-reset.ts';
import { spend } from '../../platform/rate-limits.ts';
import type { Handler } from '../handler.ts';

/** Has the mail sent that resets a password, if the address has an account; the answer does not tell. */
export const forgotPassword: Handler<'forgotPassword'> = async ({ body, request }) => {
  await spend('forgot_by_address', request.address);
  await spend('forgot_by_email', body.email.toLowerCase());
  await askForReset(body.email, request.locale);
  return { data: null, message: 'email_sent' };
};
