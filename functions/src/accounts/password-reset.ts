import type { Account } from '@bigorna/domain/entities/account';
import type { Locale } from '@bigorna/domain/locales';
import { FirebaseAuthError } from 'firebase-admin/auth';
import { logger } from 'firebase-functions';
import { ApiError } from '../platform/api-error.ts';
import { auth } from '../platform/firebase.ts';
import { doc, get } from '../platform/firestore.ts';
import { readActionCode, resetPasswordByCode, sendResetMail } from '../platform/identity-toolkit.ts';
import { endSessions } from './end-sessions.ts';
import { reconcile } from './reconcile.ts';

/**
 * Has Firebase send its mail that resets a password. Whatever may fail for an address that has an account alone is noted
 * and kept from the caller, who would learn that it has one.
 *
 * @throws ApiError unavailable, which hits every address
 */
export const askForReset = async (email: string, locale: Locale): Promise<void> => {
  try {
    await sendResetMail(email, locale);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unavailable') throw error;
    logger.error('reset mail not sent', { error: String(error) });
  }
};

/** What the link of a reset mail leads to. */
interface Reset {
  readonly uid: string;
  readonly email: string;
  readonly account: Account;
}

const uidOf = async (email: string): Promise<string> => {
  try {
    return (await auth().getUserByEmail(email)).uid;
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.hasCode('user-not-found')) throw new ApiError('link_invalid');
    throw error;
  }
};

/**
 * Looks at the link of a reset mail without using it up.
 *
 * @throws ApiError link_invalid for any other link, and for an Auth user who has no account with us
 */
export const readReset = async (code: string): Promise<Reset> => {
  const { kind, email } = await readActionCode(code);
  if (kind !== 'PASSWORD_RESET') throw new ApiError('link_invalid');
  const uid = await uidOf(email);
  const account = await get(doc('users/{uid}', uid));
  if (account === undefined) throw new ApiError('link_invalid');
  return { uid, email, account };
};

/** What is left to do once the new password holds: a failure must not tell the member otherwise, and is made up for at the next login. */
const settle = async ({ uid, account }: Reset): Promise<void> => {
  try {
    await endSessions(uid);
    await reconcile(uid, account);
  } catch (error) {
    logger.error('password reset, sessions not ended anew', { error: String(error) });
  }
};

/**
 * Sets a new password by the link of a reset mail, and ends every session. They end before the link is used up: if that
 * fails, the link is good again, and nobody stays in whom the new password should have put out. Once more afterwards, for
 * whoever signed in with the old password in between. A ban stays as it is.
 *
 * @returns whose password it is now
 * @throws ApiError link_invalid
 */
export const resetPassword = async (code: string, password: string): Promise<Reset> => {
  const reset = await readReset(code);
  await endSessions(reset.uid);
  await resetPasswordByCode(code, password);
  await settle(reset);
  return reset;
};
