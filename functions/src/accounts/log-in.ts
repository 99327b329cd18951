import type { Session } from '@bigorna/domain/endpoints/auth';
import { USERNAME } from '@bigorna/domain/limits';
import { ApiError } from '../platform/api-error.ts';
import { atLeast } from '../platform/at-least.ts';
import { now } from '../platform/clock.ts';
import { doc, get } from '../platform/firestore.ts';
import { signInWithPassword } from '../platform/identity-toolkit.ts';
import { countOnly } from '../platform/rate-limits.ts';
import { bannedError } from './caller.ts';
import { spendGuess } from './guess-limits.ts';
import { noteKnownAddress } from './known-addresses.ts';
import { authRecord, reconcile } from './reconcile.ts';
import { sessionOf } from './session.ts';

/** The address behind a username; asked of Auth, which has the present one. */
const emailOf = async (username: string): Promise<string | undefined> => {
  if (!USERNAME.pattern.test(username)) return undefined;
  const claim = await get(doc('usernames/{lower}', username.toLowerCase()));
  return claim?.uid ? (await authRecord(claim.uid))?.email : undefined;
};

const check = async (identifier: string, password: string): Promise<Session> => {
  const email = identifier.includes('@') ? identifier : await emailOf(identifier);
  if (email === undefined) throw new ApiError('invalid_credentials');
  const signIn = await signInWithPassword(email, password);
  const account = await get(doc('users/{uid}', signIn.uid));
  if (account === undefined) throw new ApiError('invalid_credentials');
  if (account.is_banned) throw bannedError(account);
  return sessionOf(signIn, await reconcile(signIn.uid, account, now()));
};

const isWrong = (error: unknown): boolean => error instanceof ApiError && error.code === 'invalid_credentials';
/** One that Firebase has had enough of may be right or wrong: nobody guesses on for nothing. */
const isGuess = (error: unknown): boolean =>
  isWrong(error) || (error instanceof ApiError && error.code === 'too_many_requests');

/**
 * A wrong login is answered no sooner than this: an unknown name is known to be one sooner than a wrong password is, and
 * the difference would tell which names have an account. Longer than either takes; a right login is not held up.
 */
const WRONG_LOGIN_MS = 1000;

/**
 * Signs a member in by username or e-mail. One failure for both: nothing says which of the two was wrong. Only wrong
 * logins count.
 *
 * @param address whom the limits count
 * @throws ApiError invalid_credentials, banned (only with the right password), too_many_requests
 */
export const logIn = async (identifier: string, password: string, address: string): Promise<Session> => {
  const untilToldNothing = atLeast(WRONG_LOGIN_MS);
  const account = identifier.toLowerCase();
  const byAddress = [
    ['login_by_account_and_address', `${account} ${address}`],
    ['login_by_address', address],
  ] as const;
  const spent = await spendGuess(byAddress, 'login_by_account', account, address);
  try {
    const session = await countOnly(spent, isGuess, () => check(identifier, password));
    await noteKnownAddress(session.user, address);
    return session;
  } catch (error) {
    if (isWrong(error)) await untilToldNothing();
    throw error;
  }
};
