import type { BodyOf } from '@bigorna/domain/endpoints/index';
import type { Locale } from '@bigorna/domain/locales';
import { ApiError } from '../platform/api-error.ts';
import { sendEmailChangeMail } from '../platform/identity-toolkit.ts';
import { spend } from '../platform/rate-limits.ts';
import type { Caller } from './caller.ts';
import { checkPassword } from './check-password.ts';

/**
 * Has Firebase send the mail to a new address whose link changes to it; until it is followed nothing changes. For an
 * address that has an account already no mail goes, and the answer is the same.
 *
 * @param from the client's address and language
 * @throws ApiError invalid_request where the password is wrong or the address the present one, too_many_requests
 */
export const requestEmailChange = async (
  caller: Caller,
  { email, current_password }: BodyOf<'updateEmail'>,
  from: { readonly address: string; readonly locale: Locale },
): Promise<void> => {
  const { idToken } = await checkPassword(caller, current_password, from.address);
  if (email.toLowerCase() === caller.account.email.toLowerCase()) {
    throw new ApiError('invalid_request', { fields: [{ path: 'email', code: 'email_unchanged' }] });
  }
  await spend('email_change_by_account', caller.uid);
  await sendEmailChangeMail(idToken, email, from.locale);
};
