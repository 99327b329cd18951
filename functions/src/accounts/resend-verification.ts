import type { Locale } from '@bigorna/domain/locales';
import { ApiError } from '../platform/api-error.ts';
import { sendVerificationMail } from '../platform/identity-toolkit.ts';
import { spend } from '../platform/rate-limits.ts';
import type { Caller } from './caller.ts';
import { reconcile } from './reconcile.ts';
import { signInAs } from './session.ts';

/**
 * Has Firebase send its verification mail again; by a sign-in of our own, since Firebase may no longer take the caller's.
 * A mail that was not sent does not count against the limit.
 *
 * @throws ApiError already_verified, too_many_requests
 */
export const resendVerification = async ({ uid, account }: Caller, locale: Locale): Promise<void> => {
  const { is_verified } = await reconcile(uid, account);
  if (is_verified) throw new ApiError('already_verified');
  const spent = await spend('resend_by_account', uid);
  try {
    const { idToken } = await signInAs(uid);
    await sendVerificationMail(idToken, locale);
  } catch (error) {
    await spent.giveBack();
    throw error;
  }
};
