import { RESPONSE_TIMEOUT_MS } from '@bigorna/domain/limits';

/** Rejects with `connection_error` if no response arrives in time, so that no spinner turns forever. */
export const withTimeout = <T>(response: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, RESPONSE_TIMEOUT_MS, new Error('No answer came'));
  });
  return Promise.race([response, timeout]).finally(() => clearTimeout(timer));
};
