import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { askedOnce, type StoredFile } from './asked-once.ts';
import { isServiceAway } from './service-away.ts';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Between the tries, in milliseconds. */
const PAUSES_MS = [250, 1_000];

const open = async (file: StoredFile, range: ByteRange | undefined): Promise<Readable> => {
  const stream = askedOnce(file).createReadStream({ ...range, validation: false, decompress: false });
  await once(stream, 'readable');
  return stream;
};

/**
 * Opens an object for reading, as it is stored, once its first bytes are there: until then a failure can still be told, and
 * a service that is away is asked again.
 *
 * @param range a part of it; all of it without
 */
export const readObject = async (file: StoredFile, range?: ByteRange): Promise<Readable> => {
  for (const pause of PAUSES_MS) {
    try {
      return await open(file, range);
    } catch (error) {
      if (!isServiceAway(error)) throw error;
      await wait(pause);
    }
  }
  return open(file, range);
};
