import type { Account } from '@bigorna/domain/entities/account';
import type { Locale } from '@bigorna/domain/locales';
import { logger } from 'firebase-functions';
import { ApiError, createFieldError, requireFound } from '../../platform/api-error.ts';
import { doc, get } from '../../platform/firestore.ts';
import { readActionCode, resetPasswordByCode, sendResetMail } from '../../platform/identity-toolkit.ts';
import { assertMailsNotRefused } from '../../platform/mail-refusals.ts';
import { getClientLimits, getHopLimits, type Origin } from '../../platform/origin-limits.ts';
import { refundOnFailure } from '../../platform/rate-limits.ts';
import { isCurrentPassword } from './change-password.ts';
import { sendConfirmation } from './confirmation-mails.ts';
import { clearPasswordExpiry, endSessions } from './end-sessions.ts';
import { findAuthRecordByEmail, reconcile } from './reconcile.ts';
import { reserveAttempt } from './reserve-attempt.ts';

/** Thrown to refund the point of a mail that was not sent. */
class NoMailError extends Error {}

/** Mails to an unverified e-mail count with its verification mails: the e-mail may belong to a stranger (R203). */
const sendToStranger = async (email: string, send: () => Promise<void>): Promise<void> => {
  try {
    await sendConfirmation(email, [], send);
  } catch (error) {
    throw error instanceof ApiError && error.code === 'too_many_requests' ? new NoMailError() : error;
  }
};

const sendMail = async (email: string, locale: Locale): Promise<void> => {
  const record = await findAuthRecordByEmail(email);
  if (record === undefined) throw new NoMailError();
  const send = () => sendResetMail(email, locale);
  await (record.emailVerified ? send() : sendToStranger(email, send));
};

/** Logs a failure that only affects e-mails with an account. Throws one that affects every e-mail. */
const ignoreUnsentMail = (error: unknown): void => {
  if (error instanceof ApiError && error.code === 'unavailable') throw error;
  if (!(error instanceof NoMailError)) logger.error('reset mail not sent', { error: String(error) });
};

/**
 * Sends Firebase's mail for a password reset. Logs failures that only affect e-mails with an account: an error response
 * would reveal that the account exists. An e-mail without an account uses none of Google's mail quota. A limit for all
 * members together stays below that quota (R203). A trusted IP may exceed this limit and the limits of the e-mail.
 *
 * @throws ApiError unavailable, which affects every e-mail; too_many_requests
 */
export const requestPasswordReset = async (email: string, origin: Origin, locale: Locale): Promise<void> => {
  const account = email.toLowerCase();
  const sharedLimits = [
    ['forgot_by_email', account],
    ['forgot_by_email_daily', account],
    ...getHopLimits('forgot', origin),
  ] as const;
  const call = await reserveAttempt(getClientLimits('forgot', origin), sharedLimits, account, origin.ip);
  // Fails only if no e-mail at all gets a mail. Then the call must not use up the mails of this e-mail.
  await refundOnFailure(call, async () => {
    await assertMailsNotRefused('PASSWORD_RESET');
    const mail = await reserveAttempt([], [['forgot_in_all', 'all']], account, origin.ip);
    await refundOnFailure(mail, () => sendMail(email, locale)).catch(ignoreUnsentMail);
  });
};

/** The account of a reset link. */
interface Reset {
  readonly uid: string;
  readonly email: string;
  readonly account: Account;
}

/**
 * Reads the link of a reset mail without consuming it.
 *
 * @throws ApiError link_invalid for any other link, and for an Auth user without an account
 */
export const readReset = async (code: string): Promise<Reset> => {
  const { kind, email } = await readActionCode(code);
  if (kind !== 'PASSWORD_RESET') throw new ApiError('link_invalid');
  const record = requireFound(await findAuthRecordByEmail(email), 'link_invalid');
  const { uid } = record;
  const account = requireFound(await get(doc('users/{uid}', uid)), 'link_invalid');
  // The link may have the e-mail as somebody typed it.
  return { uid, email: record.email ?? email, account };
};

/**
 * Compares the passwords by a sign-in. A reset must work even if sign-ins fail, for example after many wrong passwords.
 * So a failed comparison stops the reset only if the password is expired, because somebody else may know that password.
 */
const isPasswordUnchanged = async ({ email, account }: Reset, password: string): Promise<boolean> => {
  try {
    return await isCurrentPassword(email, password);
  } catch (error) {
    if (account.password_expired_at !== null) throw error;
    return false;
  }
};

/**
 * Runs after the new password is set. A failure is only logged. The next login repairs the account, but an expired
 * password then needs another reset.
 */
const endSessionsAgain = async ({ uid, email, account }: Reset): Promise<void> => {
  try {
    await endSessions(uid);
    // Before the expiry is cleared, because a change of the e-mail keeps it.
    await reconcile(uid, account);
    // Only the e-mail that the portal knew before: staff have seen no other.
    const isCleared = email === account.email && (await clearPasswordExpiry(uid, account.password_expired_at));
    if (account.password_expired_at !== null && !isCleared) logger.warn('expired password kept', { uid });
  } catch (error) {
    logger.error('password reset, sessions not ended again', { error: String(error) });
  }
};

/**
 * Sets a new password by the link of a reset mail and ends every session. Sessions end before the link is consumed: if
 * ending them fails, the link stays valid. Sessions end again afterwards, because somebody may have signed in with the
 * old password in between. A ban remains.
 *
 * @returns the account of the link
 * @throws ApiError link_invalid; invalid_request if the password is the current one; too_many_requests
 */
export const resetPassword = async (code: string, password: string): Promise<Reset> => {
  const reset = await readReset(code);
  if (await isPasswordUnchanged(reset, password)) throw createFieldError('password', 'password_unchanged');
  await endSessions(reset.uid);
  await resetPasswordByCode(code, password);
  await endSessionsAgain(reset);
  return reset;
};
