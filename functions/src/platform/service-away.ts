import { isOutOfReach } from './firestore-handle.ts';

/** What Node, and the clients of Auth and Storage, say where nobody answered. */
const NO_ANSWER = [
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
];
const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);
/** Storage's client gives the status of the answer as code. */
const isOfServer = (code: unknown): boolean => typeof code === 'number' && code >= 500 && code < 600;

const saysAway = (error: Error): boolean => {
  const code = codeOf(error);
  return isOutOfReach(error) || isOfServer(code) || NO_ANSWER.some((known) => known === code);
};

/**
 * Whether a failure, or what it came of, is that a service behind the functions was not there or had no time: nothing is
 * wrong with what was asked, and it can be asked again.
 */
export const isServiceAway = (error: unknown): boolean =>
  error instanceof Error && (saysAway(error) || (error.cause !== error && isServiceAway(error.cause)));
