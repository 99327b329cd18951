import { ApiError, createFieldError } from '../../platform/api-error.ts';
import { type SignInResult, signInWithPassword } from '../../platform/identity-toolkit.ts';
import { consume, refundUnless } from '../../platform/rate-limits.ts';
import { type Caller, isRevokedByAuth } from './caller.ts';
import { requireAuthRecord } from './reconcile.ts';
import { reserveAttempt } from './reserve-attempt.ts';

/**
 * A wrong password counts as an attempt. So does a rejection by Firebase that does not reveal whether the password was
 * right.
 */
const isGuess = (error: unknown): boolean =>
  error instanceof ApiError && ['invalid_request', 'too_many_requests'].includes(error.code);

const signIn = async (caller: Caller, password: string): Promise<SignInResult> => {
  const { uid } = caller;
  const { email } = await requireAuthRecord(uid);
  if (email === undefined) throw new ApiError('unauthorized');
  await consume('password_checks_by_account', uid);
  const result = await signInWithPassword(email, password).catch((error: unknown) => {
    const isWrong = error instanceof ApiError && error.code === 'invalid_credentials';
    throw isWrong ? createFieldError('current_password', 'password_wrong') : error;
  });
  // After the sign-in: the password may have been set at Firebase just before it.
  if (isRevokedByAuth(caller, await requireAuthRecord(uid))) throw new ApiError('token_expired');
  return result;
};

/**
 * Checks the current password before a change that requires it. Only wrong passwords count against the limits.
 *
 * @param ip the caller's IP address, which the limit counts together with the account
 * @returns a new sign-in
 * @throws ApiError invalid_request at `current_password`; too_many_requests; unauthorized if Auth has no such user;
 * token_expired if the password was changed at Firebase after the caller's session began
 */
export const checkPassword = async (caller: Caller, password: string, ip: string): Promise<SignInResult> => {
  const { uid } = caller;
  const byAddress = [['password_by_account_and_address', `${uid} ${ip}`]] as const;
  const spent = await reserveAttempt(byAddress, [['password_by_account', uid]], uid, ip);
  return refundUnless(spent, isGuess, () => signIn(caller, password));
};
