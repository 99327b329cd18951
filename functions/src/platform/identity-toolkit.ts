import type { Locale } from '@bigorna/domain/locales';
import { normalizePassword } from '@bigorna/domain/password-rules';
import { logger } from 'firebase-functions';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { now } from './clock.ts';
import { getEmulatorHost } from './emulators.ts';
import { assertMailsNotRefused, type MailKind, recordMailRefusal } from './mail-refusals.ts';
import { SERVER_API_KEY } from './parameters.ts';

const HOST = 'identitytoolkit.googleapis.com';
const TIMEOUT_MS = 10_000;
/** Google does not report how long its rate limit lasts. The text on the site is "some minutes". */
const TOO_MANY_RETRY_SECONDS = 300;
const INVALID_CREDENTIAL_CODES = [
  'EMAIL_NOT_FOUND',
  'INVALID_PASSWORD',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_EMAIL',
  'USER_DISABLED',
];

/** Error codes for a used-up quota. The quota belongs to the whole project, not to one caller. */
const QUOTA_CODES = ['QUOTA_EXCEEDED', 'RESOURCE_EXHAUSTED'];
/** Error codes for too many calls about one account. */
const TOO_MANY_CODES = ['TOO_MANY_ATTEMPTS', 'RESET_PASSWORD_EXCEED_LIMIT'];
/** Status of Google's common API layer, which refuses a call before Identity Toolkit sees it. */
const QUOTA_STATUS = 429;

/** Error codes for a link whose code is used, expired or unknown. */
const INVALID_LINK_CODES = ['INVALID_OOB_CODE', 'EXPIRED_OOB_CODE', 'MISSING_OOB_CODE'];

const failureBody = z.object({ error: z.object({ message: z.string(), status: z.string().optional() }) });
const signInBody = z.object({ localId: z.string(), idToken: z.string(), expiresIn: z.coerce.number() });

const customSignInBody = signInBody.omit({ localId: true });
const codeBody = z.object({
  requestType: z.enum(['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL']),
  email: z.string(),
  newEmail: z.string().optional(),
});
const appliedBody = z.object({ localId: z.string() });

/** Result of a sign-in: the account and a new ID token. */
export interface SignInResult {
  readonly uid: string;
  readonly idToken: string;
  readonly expiresAt: Date;
}

const getCallUrl = (call: string): string => {
  const emulator = getEmulatorHost('FIREBASE_AUTH_EMULATOR_HOST');
  const base = emulator ? `http://${emulator.host}:${emulator.port}/${HOST}` : `https://${HOST}`;
  return `${base}/v1/accounts:${call}?key=${encodeURIComponent(SERVER_API_KEY.value())}`;
};

/** The error code at the start of a message. The rest may repeat the input, which must not be logged. */
const parseErrorCode = (message: string): string => /^[A-Z_]*/.exec(message)?.[0] ?? '';

const isQuotaRefusal = (status: number, codes: readonly string[]): boolean =>
  status === QUOTA_STATUS || QUOTA_CODES.some((quota) => codes.some((code) => code.startsWith(quota)));

type Call = 'signInWithPassword' | 'signInWithCustomToken' | 'sendOobCode' | 'resetPassword' | 'update';

const post = async (call: Call, body: object, headers: Record<string, string> = {}): Promise<unknown> => {
  const response = await fetch(getCallUrl(call), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new ApiError('unavailable', {}, cause);
  });
  const data: unknown = await response.json().catch(() => ({}));
  if (response.ok) return data;
  const failure = failureBody.safeParse(data).data?.error;
  const reason = parseErrorCode(failure?.message ?? '');
  if (INVALID_CREDENTIAL_CODES.some((code) => reason.startsWith(code))) throw new ApiError('invalid_credentials');
  if (TOO_MANY_CODES.some((code) => reason.startsWith(code))) {
    throw new ApiError('too_many_requests', { retryAfterSeconds: TOO_MANY_RETRY_SECONDS });
  }
  if (isQuotaRefusal(response.status, [reason, failure?.status ?? ''])) {
    logger.error('quota of Identity Toolkit exceeded', { call, reason });
    throw new QuotaExceededError('unavailable', { retryAfterSeconds: TOO_MANY_RETRY_SECONDS });
  }
  if (INVALID_LINK_CODES.some((code) => reason.startsWith(code))) throw new ApiError('link_invalid');
  const refusal = new IdentityToolkitError(call, response.status, reason);
  if (response.status < 500) throw refusal;
  logger.error('service away', { error: refusal.stack });
  throw new ApiError('unavailable', {}, refusal);
};

/** Google's quota of a kind of call is used up. */
class QuotaExceededError extends ApiError {}

/** A rejection without a matching API error. */
class IdentityToolkitError extends Error {
  readonly reason: string;

  constructor(call: string, status: number, reason: string) {
    super(`Identity Toolkit refused ${call}: ${status} ${reason}`);
    this.reason = reason;
  }
}

/** Whether Identity Toolkit rejected the request for the given reason, such as `EMAIL_NOT_FOUND`. */
export const isRejectedBecause = (error: unknown, reason: string): boolean =>
  error instanceof IdentityToolkitError && error.reason.startsWith(reason);

const checkForm = async (email: string, password: string): Promise<SignInResult> => {
  const requestedAt = now().getTime();
  const data = await post('signInWithPassword', { email, password, returnSecureToken: true });
  const { localId, idToken, expiresIn } = signInBody.parse(data);
  return { uid: localId, idToken, expiresAt: new Date(requestedAt + expiresIn * 1000) };
};

/**
 * Checks a password. Google compares bytes, so this function tries two Unicode forms if they differ. The first is the
 * form of every new password. The second is the typed form, or the decomposed one: passwords set before may have it.
 *
 * @throws ApiError invalid_credentials (without revealing whether e-mail or password is wrong), too_many_requests,
 *   unavailable
 */
export const signInWithPassword = async (email: string, password: string): Promise<SignInResult> => {
  const composed = normalizePassword(password);
  const other = password === composed ? password.normalize('NFD') : password;
  try {
    return await checkForm(email, composed);
  } catch (error) {
    const isWrong = error instanceof ApiError && error.code === 'invalid_credentials';
    if (!isWrong || other === composed) throw error;
    return checkForm(email, other);
  }
};

/**
 * Signs in without a password, for example to issue tokens after a change that revoked the old tokens.
 *
 * @param customToken token that Auth issued for the account
 */
export const signInWithCustomToken = async (uid: string, customToken: string): Promise<SignInResult> => {
  const requestedAt = now().getTime();
  const data = await post('signInWithCustomToken', { token: customToken, returnSecureToken: true });
  const { idToken, expiresIn } = customSignInBody.parse(data);
  return { uid, idToken, expiresAt: new Date(requestedAt + expiresIn * 1000) };
};

interface Mail {
  readonly requestType: MailKind;
  readonly [field: string]: string;
}

/** @throws ApiError unavailable for every mail of the kind while Google's quota is used up (R203) */
const sendMail = async (mail: Mail, locale: Locale): Promise<void> => {
  await assertMailsNotRefused(mail.requestType);
  try {
    await post('sendOobCode', mail, { 'X-Firebase-Locale': locale });
  } catch (error) {
    if (error instanceof QuotaExceededError) await recordMailRefusal(mail.requestType);
    throw error;
  }
};

/** Makes Firebase send the mail that verifies an e-mail address, in the member's language. */
export const sendVerificationMail = (idToken: string, locale: Locale): Promise<void> =>
  sendMail({ requestType: 'VERIFY_EMAIL', idToken }, locale);

/**
 * Makes Firebase send a password reset mail.
 *
 * @throws ApiError invalid_credentials without an Auth user of the e-mail
 */
export const sendCertainResetMail = (email: string, locale: Locale): Promise<void> =>
  sendMail({ requestType: 'PASSWORD_RESET', email }, locale);

/**
 * Makes Firebase send a password reset mail. Without an account it sends nothing, and the caller sees no difference.
 */
export const sendResetMail = async (email: string, locale: Locale): Promise<void> => {
  try {
    await sendCertainResetMail(email, locale);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'invalid_credentials')) throw error;
  }
};

/**
 * Makes Firebase send the mail with the link that changes the e-mail. If the e-mail is taken, Firebase sends nothing,
 * and the caller sees no difference.
 */
export const sendEmailChangeMail = async (idToken: string, newEmail: string, locale: Locale): Promise<void> => {
  try {
    await sendMail({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail }, locale);
  } catch (error) {
    if (!isRejectedBecause(error, 'EMAIL_EXISTS')) throw error;
  }
};

/** Purpose and account of a link in a mail. */
export interface ActionCode {
  readonly kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';
  readonly email: string;
  /** The e-mail of the account after the link is applied. */
  readonly emailAfterwards: string;
}

/**
 * Reads the code of a link without using it up.
 *
 * @throws ApiError link_invalid
 */
export const readActionCode = async (code: string): Promise<ActionCode> => {
  const read = codeBody.safeParse(await post('resetPassword', { oobCode: code }));
  // The code of a kind of mail that we do not send. Anyone can make Firebase send such a mail.
  if (!read.success) throw new ApiError('link_invalid');
  const { requestType, email, newEmail = email } = read.data;
  return { kind: requestType, email, emailAfterwards: newEmail };
};

/**
 * Sets a new password with the code of a reset mail. Uses up the code.
 *
 * @throws ApiError link_invalid
 */
export const resetPasswordByCode = async (code: string, password: string): Promise<void> => {
  await post('resetPassword', { oobCode: code, newPassword: password });
};

/**
 * Verifies, changes or restores an e-mail address by a code. Uses up the code. Read the code first: this function must
 * not receive the code of a reset mail.
 *
 * @returns the account's uid
 * @throws ApiError link_invalid
 */
export const applyEmailCode = async (code: string): Promise<string> => {
  try {
    return appliedBody.parse(await post('update', { oobCode: code })).localId;
  } catch (error) {
    // Another account took the e-mail address after the mail was sent.
    if (isRejectedBecause(error, 'EMAIL_EXISTS')) throw new ApiError('link_invalid');
    throw error;
  }
};
