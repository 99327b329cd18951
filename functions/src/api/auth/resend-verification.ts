import { resendVerification as resend } from '../../accounts/resend-verification.ts';
import type { Handler } from '../handler.ts';

/** Has the verification mail sent again. */
export const resendVerification: Handler<'resendVerification'> = async ({ caller, request }) => {
  await resend(caller, request.locale);
  return { data: null, message: 'verification_resent' };
};
