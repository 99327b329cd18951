import { ApiError, createFieldError } from '../../platform/api-error.ts';
import { type SignInResult, signInWithPassword } from '../../platform/identity-toolkit.ts';
import { consume, refundUnless } from '../../platform/rate-limits.ts';
import type { Caller } from './caller.ts';
import { findAuthRecord } from './reconcile.ts';
import { reserveAttempt } from './reserve-attempt.ts';

/**
 * A wrong password counts as an attempt. So does a rejection by Firebase that does not reveal whether the password was
 * right.
 */
const isGuess = (error: unknown): boolean =>
  error instanceof ApiError && ['invalid_request', 'too_many_requests'].includes(error.code);

const signIn = async (uid: string, password: string): Promise<SignInResult> => {
  const email = (await findAuthRecord(uid))?.email;
  if (email === undefined) throw new ApiError('unauthorized');
  await consume('password_checks_by_account', uid);
  return signInWithPassword(email, password).catch((error: unknown) => {
    const isWrong = error instanceof ApiError && error.code === 'invalid_credentials';
    throw isWrong ? createFieldError('current_password', 'password_wrong') : error;
  });
};

/**
 * Checks the current password before a change that requires it. Only wrong passwords count against the limits.
 *
 * @param ip the caller's IP address, which the limit counts together with the account
 * @returns a new sign-in
 * @throws ApiError invalid_request at `current_password`; too_many_requests; unauthorized if Auth has no such user
 */
export const checkPassword = async ({ uid }: Caller, password: string, ip: string): Promise<SignInResult> => {
  const byAddress = [['password_by_account_and_address', `${uid} ${ip}`]] as const;
  const spent = await reserveAttempt(byAddress, [['password_by_account', uid]], uid, ip);
  return refundUnless(spent, isGuess, () => signIn(uid, password));
};
