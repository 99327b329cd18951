import type { Locale } from '@bigorna/domain/locales';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { now } from './clock.ts';
import { emulatorAddress } from './emulators.ts';
import { SERVER_API_KEY } from './parameters.ts';

const HOST = 'identitytoolkit.googleapis.com';
const TIMEOUT_MS = 10_000;
/** Google does not say how long its own limit holds; the site's text speaks of some minutes. */
const TOO_MANY_RETRY_SECONDS = 300;
const WRONG = ['EMAIL_NOT_FOUND', 'INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS', 'INVALID_EMAIL', 'USER_DISABLED'];

/** What Identity Toolkit says of a code that was used, has run out, or never was. */
const DEAD_CODE = ['INVALID_OOB_CODE', 'EXPIRED_OOB_CODE', 'MISSING_OOB_CODE'];

const failureBody = z.object({ error: z.object({ message: z.string() }) });
const signInBody = z.object({ localId: z.string(), idToken: z.string(), expiresIn: z.coerce.number() });

const customSignInBody = signInBody.omit({ localId: true });
const codeBody = z.object({
  requestType: z.enum(['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL']),
  email: z.string(),
});
const appliedBody = z.object({ localId: z.string() });

/** A checked password: whose it is, and a fresh ID token. */
export interface SignIn {
  readonly uid: string;
  readonly idToken: string;
  readonly expiresAt: Date;
}

const addressOf = (call: string): string => {
  const emulator = emulatorAddress('FIREBASE_AUTH_EMULATOR_HOST');
  const base = emulator ? `http://${emulator.host}:${emulator.port}/${HOST}` : `https://${HOST}`;
  return `${base}/v1/accounts:${call}?key=${encodeURIComponent(SERVER_API_KEY.value())}`;
};

/** The code that a failure's message begins with; the words behind it may say back what was sent, and would be logged. */
const codeOf = (message: string): string => /^[A-Z_]*/.exec(message)?.[0] ?? '';

type Call = 'signInWithPassword' | 'signInWithCustomToken' | 'sendOobCode' | 'resetPassword' | 'update';

const post = async (call: Call, body: object, headers: Record<string, string> = {}): Promise<unknown> => {
  const response = await fetch(addressOf(call), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new ApiError('unavailable', {}, cause);
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  const reason = codeOf(failureBody.safeParse(answer).data?.error.message ?? '');
  if (WRONG.some((code) => reason.startsWith(code))) throw new ApiError('invalid_credentials');
  if (reason.startsWith('TOO_MANY_ATTEMPTS')) {
    throw new ApiError('too_many_requests', { retryAfterSeconds: TOO_MANY_RETRY_SECONDS });
  }
  if (DEAD_CODE.some((code) => reason.startsWith(code))) throw new ApiError('link_invalid');
  throw new RefusedByIdentityToolkit(call, response.status, reason);
};

/** A refusal that means nothing to the caller of the API, by itself. */
class RefusedByIdentityToolkit extends Error {
  readonly reason: string;

  constructor(call: string, status: number, reason: string) {
    super(`Identity Toolkit refused ${call}: ${status} ${reason}`);
    this.reason = reason;
  }
}

/** Whether Identity Toolkit refused for a reason such as `EMAIL_NOT_FOUND`. */
export const isRefusedFor = (error: unknown, reason: string): boolean =>
  error instanceof RefusedByIdentityToolkit && error.reason.startsWith(reason);

/**
 * Checks a password.
 *
 * @throws ApiError invalid_credentials (whichever of the two is wrong), too_many_requests, unavailable
 */
export const signInWithPassword = async (email: string, password: string): Promise<SignIn> => {
  const asked = now().getTime();
  const answer = await post('signInWithPassword', { email, password, returnSecureToken: true });
  const { localId, idToken, expiresIn } = signInBody.parse(answer);
  return { uid: localId, idToken, expiresAt: new Date(asked + expiresIn * 1000) };
};

/**
 * Signs an account in without its password, on the server's own word: for fresh tokens after a change that ended the old ones.
 *
 * @param customToken made by Auth for the account
 */
export const signInWithCustomToken = async (uid: string, customToken: string): Promise<SignIn> => {
  const asked = now().getTime();
  const answer = await post('signInWithCustomToken', { token: customToken, returnSecureToken: true });
  const { idToken, expiresIn } = customSignInBody.parse(answer);
  return { uid, idToken, expiresAt: new Date(asked + expiresIn * 1000) };
};

const sendMail = async (mail: object, locale: Locale): Promise<void> => {
  await post('sendOobCode', mail, { 'X-Firebase-Locale': locale });
};

/** Has Firebase send its mail that verifies an address, in the member's language. */
export const sendVerificationMail = (idToken: string, locale: Locale): Promise<void> =>
  sendMail({ requestType: 'VERIFY_EMAIL', idToken }, locale);

/** Has Firebase send its mail that resets a password. To an address without an account none goes, and nobody is told. */
export const sendResetMail = async (email: string, locale: Locale): Promise<void> => {
  try {
    await sendMail({ requestType: 'PASSWORD_RESET', email }, locale);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'invalid_credentials')) throw error;
  }
};

/** Has Firebase send its mail to a new address whose link changes to it. To one that is taken none goes, and nobody is told. */
export const sendEmailChangeMail = async (idToken: string, newEmail: string, locale: Locale): Promise<void> => {
  try {
    await sendMail({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail }, locale);
  } catch (error) {
    if (!isRefusedFor(error, 'EMAIL_EXISTS')) throw error;
  }
};

/** What a link of a mail is for, and whose it is. */
export interface ActionCode {
  readonly kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';
  readonly email: string;
}

/**
 * Looks at the code of a link without using it up.
 *
 * @throws ApiError link_invalid
 */
export const readActionCode = async (code: string): Promise<ActionCode> => {
  const read = codeBody.safeParse(await post('resetPassword', { oobCode: code }));
  // Of a kind that we send no mails for: anyone can have Firebase send them.
  if (!read.success) throw new ApiError('link_invalid');
  return { kind: read.data.requestType, email: read.data.email };
};

/**
 * Sets a new password by the code of a reset mail, and uses it up.
 *
 * @throws ApiError link_invalid
 */
export const resetPasswordByCode = async (code: string, password: string): Promise<void> => {
  await post('resetPassword', { oobCode: code, newPassword: password });
};

/**
 * Verifies, changes or restores the address that a code is about, and uses the code up. Look at it first: one of a reset
 * mail has no place here.
 *
 * @returns the account's uid
 * @throws ApiError link_invalid
 */
export const applyAddressCode = async (code: string): Promise<string> => {
  try {
    return appliedBody.parse(await post('update', { oobCode: code })).localId;
  } catch (error) {
    // Somebody took the address since the mail was sent.
    if (isRefusedFor(error, 'EMAIL_EXISTS')) throw new ApiError('link_invalid');
    throw error;
  }
};
