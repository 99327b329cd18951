import { APP_CHECK_HEADER } from '@bigorna/domain/endpoints/endpoint';
import { FirebaseAppCheckError, getAppCheck } from 'firebase-admin/app-check';
import { ApiError } from './api-error.ts';
import { firebaseApp } from './firebase.ts';
import { APP_CHECK_REQUIRED } from './parameters.ts';

/** What says that a token is no good, as opposed to our not being able to tell. */
const REFUSALS = ['invalid-argument', 'app-check-token-expired'] as const;

const isRefusal = (error: unknown): boolean =>
  error instanceof FirebaseAppCheckError && REFUSALS.some((code) => error.hasCode(code));

/**
 * Asks for App Check's word that a call comes from this portal's own pages; of nobody where `APP_CHECK_REQUIRED` is off.
 *
 * @param header reads a header of the call
 * @throws ApiError app_check_failed without a good token; unavailable where Google's keys cannot be had
 */
export const requireAppCheck = async (header: (name: string) => string | undefined): Promise<void> => {
  if (!APP_CHECK_REQUIRED.value()) return;
  const token = header(APP_CHECK_HEADER);
  if (token === undefined || token === '') throw new ApiError('app_check_failed');
  try {
    await getAppCheck(firebaseApp()).verifyToken(token);
  } catch (error) {
    throw new ApiError(isRefusal(error) ? 'app_check_failed' : 'unavailable', {}, error);
  }
};
