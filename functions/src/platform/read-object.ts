import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { disableRetries, type StoredFile } from './disable-retries.ts';
import { isServiceUnavailable } from './is-service-unavailable.ts';

/** Byte range, both ends inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const RETRY_DELAYS_MS = [250, 1_000];

const openStream = async (file: StoredFile, range: ByteRange | undefined): Promise<Readable> => {
  const stream = disableRetries(file).createReadStream({ ...range, validation: false, decompress: false });
  await once(stream, 'readable');
  return stream;
};

/**
 * Opens an object for reading and waits for its first bytes. Until then the function can report errors, and retries if
 * the service is unavailable.
 *
 * @param range part of the object; default: the whole object
 */
export const readObject = async (file: StoredFile, range?: ByteRange): Promise<Readable> => {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await openStream(file, range);
    } catch (error) {
      if (!isServiceUnavailable(error)) throw error;
      await wait(delay);
    }
  }
  return openStream(file, range);
};
