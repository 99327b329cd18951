import { FirebaseAuthError } from 'firebase-admin/auth';

/** Whether Firebase Auth rejected a call with one of these codes. */
export const hasAuthCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof FirebaseAuthError && codes.some((code) => error.hasCode(code));

/**
 * Ignores that the Auth user does not exist.
 *
 * @throws every other error
 */
export const ignoreMissingUser = (error: unknown): void => {
  if (!hasAuthCode(error, 'user-not-found')) throw error;
};
