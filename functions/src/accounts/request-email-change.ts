import type { BodyOf } from '@bigorna/domain/endpoints/index';
import type { FieldErrorCode } from '@bigorna/domain/errors/codes';
import type { Locale } from '@bigorna/domain/locales';
import { logger } from 'firebase-functions';
import { ApiError } from '../platform/api-error.ts';
import { atLeast } from '../platform/at-least.ts';
import { isRefusedFor, sendEmailChangeMail } from '../platform/identity-toolkit.ts';
import { spend } from '../platform/rate-limits.ts';
import type { Caller } from './caller.ts';
import { checkPassword } from './check-password.ts';

/** Every answer takes as long as sending a mail may take: one that came sooner would tell that the address has an account. */
const ANSWERED_MS = 1500;

const wrongEmail = (code: FieldErrorCode): ApiError =>
  new ApiError('invalid_request', { fields: [{ path: 'email', code }] });

/** What may fail for an address without an account alone is noted and kept from the caller, who would learn that it has none. */
const send = async (idToken: string, email: string, locale: Locale): Promise<void> => {
  try {
    await sendEmailChangeMail(idToken, email, locale);
  } catch (error) {
    if (isRefusedFor(error, 'INVALID_NEW_EMAIL')) throw wrongEmail('invalid_email');
    if (error instanceof ApiError && error.code === 'unavailable') throw error;
    logger.error('mail of an e-mail change not sent', { error: String(error) });
  }
};

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
  if (email.toLowerCase() === caller.account.email.toLowerCase()) throw wrongEmail('email_unchanged');
  await spend('email_change_by_account', caller.uid);
  const untilToldNothing = atLeast(ANSWERED_MS);
  await send(idToken, email, from.locale);
  await untilToldNothing();
};
