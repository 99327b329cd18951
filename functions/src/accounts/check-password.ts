import { ApiError } from '../platform/api-error.ts';
import { type SignIn, signInWithPassword } from '../platform/identity-toolkit.ts';
import { countOnly } from '../platform/rate-limits.ts';
import type { Caller } from './caller.ts';
import { spendGuess } from './guess-limits.ts';
import { authRecord } from './reconcile.ts';

const wrong = (): ApiError =>
  new ApiError('invalid_request', { fields: [{ path: 'current_password', code: 'password_wrong' }] });
/** Wrong, or one that Firebase has had enough of, which may be right or wrong. */
const isGuess = (error: unknown): boolean =>
  error instanceof ApiError && ['invalid_request', 'too_many_requests'].includes(error.code);

const signIn = async (uid: string, password: string): Promise<SignIn> => {
  const email = (await authRecord(uid))?.email;
  if (email === undefined) throw new ApiError('unauthorized');
  return signInWithPassword(email, password).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'invalid_credentials' ? wrong() : error;
  });
};

/**
 * Checks a member's current password again, before a change that asks for it. Only wrong passwords count.
 *
 * @param address the caller's, whom the limit counts together with the account
 * @returns a sign-in of its own
 * @throws ApiError invalid_request at `current_password`, too_many_requests, unauthorized where Auth has no such user
 */
export const checkPassword = async ({ uid }: Caller, password: string, address: string): Promise<SignIn> => {
  const byAddress = [['password_by_account_and_address', `${uid} ${address}`]] as const;
  const spent = await spendGuess(byAddress, 'password_by_account', uid, address);
  return countOnly(spent, isGuess, () => signIn(uid, password));
};
