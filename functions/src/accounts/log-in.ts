import type { Session } from '@bigorna/domain/endpoints/auth';
import { USERNAME } from '@bigorna/domain/limits';
import { ApiError } from '../platform/api-error.ts';
import { now } from '../platform/clock.ts';
import { doc, get } from '../platform/firestore.ts';
import { signInWithPassword } from '../platform/identity-toolkit.ts';
import { giveBack, spend } from '../platform/rate-limits.ts';
import { bannedError } from './caller.ts';
import { authRecord, reconcile } from './reconcile.ts';
import { sessionOf } from './session.ts';

/** The address behind a username; asked of Auth, which has the present one. */
const emailOf = async (username: string): Promise<string | undefined> => {
  if (!USERNAME.pattern.test(username)) return undefined;
  const claim = await get(doc('usernames/{lower}', username.toLowerCase()));
  return claim && (await authRecord(claim.uid))?.email;
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

/** Only wrong passwords count. */
const giveBackLogin = async (pair: string, address: string): Promise<void> => {
  await giveBack('login_by_account_and_address', pair);
  await giveBack('login_by_address', address);
};

/**
 * Signs a member in by username or e-mail. One failure for both: nothing says which of the two was wrong.
 *
 * @param address whom the limits count
 * @throws ApiError invalid_credentials, banned (only with the right password), too_many_requests
 */
export const logIn = async (identifier: string, password: string, address: string): Promise<Session> => {
  const pair = `${identifier.toLowerCase()} ${address}`;
  await spend('login_by_account_and_address', pair);
  await spend('login_by_address', address);
  let isGuess = false;
  try {
    return await check(identifier, password);
  } catch (error) {
    isGuess = error instanceof ApiError && error.code === 'invalid_credentials';
    throw error;
  } finally {
    if (!isGuess) await giveBackLogin(pair, address);
  }
};
