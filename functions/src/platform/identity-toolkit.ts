import type { Locale } from '@bigorna/domain/locales';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { now } from './clock.ts';
import { emulatorAddress } from './emulators.ts';
import { WEB_API_KEY } from './parameters.ts';

const HOST = 'identitytoolkit.googleapis.com';
const TIMEOUT_MS = 10_000;
/** Google does not say how long its own limit holds; the site's text speaks of some minutes. */
const TOO_MANY_RETRY_SECONDS = 300;
const WRONG = ['EMAIL_NOT_FOUND', 'INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS', 'INVALID_EMAIL', 'USER_DISABLED'];

const failureBody = z.object({ error: z.object({ message: z.string() }) });
const signInBody = z.object({ localId: z.string(), idToken: z.string(), expiresIn: z.coerce.number() });

/** A checked password: whose it is, and a fresh ID token. */
export interface SignIn {
  readonly uid: string;
  readonly idToken: string;
  readonly expiresAt: Date;
}

const addressOf = (call: string): string => {
  const emulator = emulatorAddress('FIREBASE_AUTH_EMULATOR_HOST');
  const base = emulator ? `http://${emulator.host}:${emulator.port}/${HOST}` : `https://${HOST}`;
  return `${base}/v1/accounts:${call}?key=${encodeURIComponent(WEB_API_KEY.value())}`;
};

const post = async (call: string, body: object, headers: Record<string, string> = {}): Promise<unknown> => {
  const response = await fetch(addressOf(call), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new ApiError('unavailable', {}, cause);
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const reason = failureBody.safeParse(answer).data?.error.message ?? '';
  if (WRONG.some((code) => reason.startsWith(code))) throw new ApiError('invalid_credentials');
  if (reason.startsWith('TOO_MANY_ATTEMPTS')) {
    throw new ApiError('too_many_requests', { retryAfterSeconds: TOO_MANY_RETRY_SECONDS });
  }
  throw new Error(`Identity Toolkit refused ${call}: ${response.status} ${reason}`);
};

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

/** Has Firebase send its mail that verifies an address, in the member's language. */
export const sendVerificationMail = async (idToken: string, locale: Locale): Promise<void> => {
  await post('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }, { 'X-Firebase-Locale': locale });
};
