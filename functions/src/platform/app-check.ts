import { APP_CHECK_HEADER } from '@bigorna/domain/endpoints/endpoint';
import { FirebaseAppCheckError, getAppCheck } from 'firebase-admin/app-check';
import { ApiError } from './api-error.ts';
import { getFirebaseApp } from './firebase.ts';
import { APP_CHECK_REQUIRED } from './parameters.ts';

/** Error codes of an invalid token. All other errors mean that App Check cannot verify the token now. */
const INVALID_TOKEN_CODES = ['invalid-argument', 'app-check-token-expired'] as const;

const isInvalidToken = (error: unknown): boolean =>
  error instanceof FirebaseAppCheckError && INVALID_TOKEN_CODES.some((code) => error.hasCode(code));

/**
 * Verifies the App Check token of a request. Does nothing if `APP_CHECK_REQUIRED` is off.
 *
 * @param header reads a request header
 * @returns the verified token; undefined if `APP_CHECK_REQUIRED` is off
 * @throws ApiError app_check_failed without a valid token; unavailable if Google's keys cannot be fetched
 */
export const assertAppCheck = async (header: (name: string) => string | undefined): Promise<string | undefined> => {
  if (!APP_CHECK_REQUIRED.value()) return undefined;
  const token = header(APP_CHECK_HEADER);
  if (token === undefined || token === '') throw new ApiError('app_check_failed');
  try {
    await getAppCheck(getFirebaseApp()).verifyToken(token);
  } catch (error) {
    throw new ApiError(isInvalidToken(error) ? 'app_check_failed' : 'unavailable', {}, error);
  }
  return token;
};
