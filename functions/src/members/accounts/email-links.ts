import type { EndpointBody, EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';
import type { Locale } from '@bigorna/domain/locales';
import { logger } from 'firebase-functions';
import { ApiError, createFieldError } from '../../platform/api-error.ts';
import { doc, get } from '../../platform/firestore.ts';
import {
  type ActionCode,
  applyEmailCode,
  isRejectedBecause,
  readActionCode,
  sendEmailChangeMail,
  sendVerificationMail,
} from '../../platform/identity-toolkit.ts';
import { startMinimumDuration } from '../../platform/start-minimum-duration.ts';
import { isEmailBanned } from './banned-emails.ts';
import { type Caller, hasFreshFactor, isRevokedByAuth } from './caller.ts';
import { checkPassword } from './check-password.ts';
import { sendConfirmation } from './confirmation-mails.ts';
import type { Device } from './device.ts';
import { endSessions, suspendSessions } from './end-sessions.ts';
import { removeOrphanByEmail } from './orphans.ts';
import { findAuthRecord, reconcile } from './reconcile.ts';
import { continueSession, renewSession, signInWithoutPassword } from './session.ts';

type EmailLinkResult = EndpointResponse<'verifyEmail'>;

/** Effect of each kind of code on the e-mail. Codes of a password reset are not allowed here. */
const CHANGES: Readonly<Record<ActionCode['kind'], EmailLinkResult['change'] | undefined>> = {
  VERIFY_EMAIL: 'verified',
  VERIFY_AND_CHANGE_EMAIL: 'changed',
  RECOVER_EMAIL: 'restored',
  PASSWORD_RESET: undefined,
};

const ignoreRefusal = (error: unknown): undefined => {
  const isRefusal = error instanceof ApiError && ['token_expired', 'banned', 'password_expired'].includes(error.code);
  if (!isRefusal) throw error;
};

/**
 * Applies the link of a mail that verifies, changes or restores an e-mail. Updates the account at once, so that the
 * member's open pages can react. A changed or restored e-mail ends every session, as in Firebase: the account may have
 * been taken over.
 *
 * @param caller receives fresh tokens if the account is theirs. If the e-mail changed and the account has a second
 * factor, only with a fresh proof of it
 * @throws ApiError link_invalid
 */
export const applyEmailLink = async (
  code: string,
  caller: Caller | undefined,
  device: Device,
): Promise<EmailLinkResult> => {
  const { kind, emailAfterwards } = await readActionCode(code);
  const change = CHANGES[kind];
  if (change === undefined) throw new ApiError('link_invalid');
  // A stranger may have signed up at Firebase with this e-mail, for example the thief of the account.
  if (change !== 'verified') await removeOrphanByEmail(emailAfterwards);
  // Before the code: its application revokes every session at Firebase.
  const record = caller && (await findAuthRecord(caller.uid));
  const isLive = caller !== undefined && record !== undefined && !isRevokedByAuth(caller, record);
  const uid = await applyEmailCode(code);
  const stored = await get(doc('users/{uid}', uid));
  if (stored === undefined) throw new ApiError('link_invalid');
  const account = await reconcile(uid, stored);
  const own = isLive && caller.uid === uid ? caller : undefined;
  if (change === 'verified') return { change, session: own ? await renewSession(own, account) : null };
  if (own === undefined || (account.has_factor && !hasFreshFactor(own))) {
    await endSessions(uid);
    return { change, session: null };
  }
  await suspendSessions(uid);
  // The e-mail has changed in any case. Somebody may have ended the session, banned the member or expired the password.
  const session = await continueSession(own, device).catch(ignoreRefusal);
  return { change, session: session ?? null };
};

/**
 * Sends Firebase's verification mail again. Uses a new sign-in, because Firebase may reject the caller's token. A
 * failed mail does not count against the limit.
 *
 * @throws ApiError already_verified, too_many_requests
 */
export const resendVerification = async ({ uid, account }: Caller, locale: Locale): Promise<void> => {
  const { is_verified, email } = await reconcile(uid, account);
  if (is_verified) throw new ApiError('already_verified');
  const limits = [
    ['resend_by_account', uid],
    ['resend_by_account_hourly', uid],
    ['resend_by_account_daily', uid],
  ] as const;
  await sendConfirmation(email, limits, async () => {
    const { idToken } = await signInWithoutPassword(uid);
    await sendVerificationMail(idToken, locale);
  });
};

/**
 * Minimum duration of a response, as long as sending a mail may take. A faster response would reveal that the e-mail
 * has an account.
 */
const MINIMUM_MS = 1500;

/**
 * Logs failures that only affect e-mails without an account: an error response would reveal that the account is
 * missing.
 */
const send = async (idToken: string, email: string, locale: Locale): Promise<void> => {
  try {
    await sendEmailChangeMail(idToken, email, locale);
  } catch (error) {
    if (isRejectedBecause(error, 'INVALID_NEW_EMAIL')) throw createFieldError('email', 'invalid_email');
    if (error instanceof ApiError && error.code === 'unavailable') throw error;
    logger.error('mail of an e-mail change not sent', { error: String(error) });
  }
};

/**
 * Sends Firebase's mail to a new e-mail address. Only the link in this mail applies the change. If the e-mail already
 * has an account, or belonged to a banned account, no mail is sent and the response is the same.
 *
 * @param from the client's IP address and language
 * @throws ApiError invalid_request if the password is wrong or the e-mail unchanged; too_many_requests
 */
export const requestEmailChange = async (
  caller: Caller,
  { email, current_password }: EndpointBody<'updateEmail'>,
  from: { readonly ip: string; readonly locale: Locale },
): Promise<void> => {
  const { idToken } = await checkPassword(caller, current_password, from.ip);
  if (email.toLowerCase() === caller.account.email.toLowerCase()) throw createFieldError('email', 'email_unchanged');
  const limits = [
    ['email_change_by_account', caller.uid],
    ['email_change_by_account_daily', caller.uid],
  ] as const;
  const waitForMinimumDuration = startMinimumDuration(MINIMUM_MS);
  await sendConfirmation(email, limits, async () => {
    if (await isEmailBanned(email)) return;
    await removeOrphanByEmail(email);
    await send(idToken, email, from.locale);
  });
  await waitForMinimumDuration();
};
