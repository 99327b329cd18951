import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { askedOnce, type StoredFile } from './asked-once.ts';
import { isServiceAway } from './service-away.ts';

/** The bytes from `start` to `end`, both among them; all without these. */
interface Part {
  readonly start?: number;
  readonly end?: number;
}

/** Between the tries, in milliseconds. */
const PAUSES_MS = [250, 1_000];

const open = async (file: StoredFile, part: Part): Promise<Readable> => {
  const stream = askedOnce(file).createReadStream({ ...part, validation: false, decompress: false });
  await once(stream, 'readable');
  return stream;
};

/**
 * Opens an object for reading, as it is stored, once its first bytes are there: until then a failure can still be told, and
 * a service that is away is asked again.
 */
export const readObject = async (file: StoredFile, part: Part = {}): Promise<Readable> => {
  for (const pause of PAUSES_MS) {
    try {
      return await open(file, part);
    } catch (error) {
      if (!isServiceAway(error)) throw error;
      await wait(pause);
    }
  }
  return open(file, part);
};
