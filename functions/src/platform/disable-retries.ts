import type { bucket } from './firebase.ts';

/** Reference to a file of a bucket. The file may not exist. */
export type StoredFile = ReturnType<ReturnType<typeof bucket>['file']>;

const withoutRetries: StoredFile['interceptors'][number] = {
  request: (options) => ({
    // Only for the types: the request options already contain the URL.
    uri: '',
    ...options,
    maxRetries: 0,
  }),
};

/**
 * The same file without the client's own retries. Open streams only on such a file.
 *
 * Storage's client may retry a stream after an error. It then pipes the rest of the response into a destroyed stream.
 * Nothing catches that error, and the process ends (teeny-request 11.1.1 under @google-cloud/storage 8.4.0).
 */
export const disableRetries = ({ bucket, name }: StoredFile): StoredFile => {
  const file = bucket.file(name);
  file.interceptors.push(withoutRetries);
  return file;
};
