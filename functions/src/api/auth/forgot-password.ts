import { askForReset } from '../../accounts/password-reset.ts';
import { atLeast } from '../../platform/at-least.ts';
import { spendAll } from '../../platform/rate-limits.ts';
import type { Handler } from '../handler.ts';

/**
 * Every answer takes as long as sending a mail may take: one that came sooner would tell that the address has no account.
 */
const ANSWERED_MS = 1500;

/** Has the mail sent that resets a password, if the address has an account; the answer does not tell. */
export const forgotPassword: Handler<'forgotPassword'> = async ({ body, request }) => {
  const untilToldNothing = atLeast(ANSWERED_MS);
  await spendAll([
    ['forgot_by_address', request.address],
    ['forgot_by_email', body.email.toLowerCase()],
  ]);
  await askForReset(body.email, request.locale);
  await untilToldNothing();
  return { data: null, message: 'email_sent' };
};
