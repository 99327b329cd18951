import { isTransientError } from './firestore-handle.ts';

/** Error codes of Node and of the Auth and Storage clients when a service does not respond, or our quota is used up. */
const NETWORK_ERROR_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'app/network-error',
  'app/network-timeout',
  'app/unable-to-parse-response',
  'auth/network-request-failed',
  'auth/internal-error',
  'auth/quota-exceeded',
];
const getErrorCode = (error: Error): unknown => ('code' in error ? error.code : undefined);
/** Storage's client uses the HTTP status as error code. */
const isServerError = (code: unknown): boolean => typeof code === 'number' && code >= 500 && code < 600;

const isUnavailableError = (error: Error): boolean => {
  const code = getErrorCode(error);
  return isTransientError(error) || isServerError(code) || NETWORK_ERROR_CODES.some((known) => known === code);
};

/**
 * Whether an error or one of its causes means that a backend service is unavailable or too slow. The same request may
 * succeed later.
 */
export const isServiceUnavailable = (error: unknown): boolean =>
  error instanceof Error && (isUnavailableError(error) || (error.cause !== error && isServiceUnavailable(error.cause)));
