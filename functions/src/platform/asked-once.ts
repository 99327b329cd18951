import type { bucket } from './firebase.ts';

/** A file of a bucket, whether or not it is there. */
export type StoredFile = ReturnType<ReturnType<typeof bucket>['file']>;

const withoutRetries: StoredFile['interceptors'][number] = {
  request: (options) => ({
    // Only for the types: what is asked has its address.
    uri: '',
    ...options,
    maxRetries: 0,
  }),
};

/**
 * The same file, of which Storage's client asks nothing a second time by itself. Where it does so of a stream, what it leaves
 * of the answer with an error pipes into a stream that it has destroyed; nobody catches that, and the process ends
 * (teeny-request 11.1.1 under @google-cloud/storage 8.4.0). Streams are opened of such a file alone.
 */
export const askedOnce = ({ bucket, name }: StoredFile): StoredFile => {
  const file = bucket.file(name);
  file.interceptors.push(withoutRetries);
  return file;
};
