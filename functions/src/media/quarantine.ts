import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { z } from 'zod';
import { ApiError } from '../platform/api-error.ts';
import { bucket } from '../platform/firebase.ts';

/** Where staff's browsers put files; a slot is taken once. */
export const QUARANTINE = 'quarantine/';

const inSlot = (slot: string) => bucket().file(`${QUARANTINE}${slot}`);

/** What a file is, by its bytes. */
export interface Measured {
  readonly size: number;
  readonly sha256: string;
  readonly sha512: string;
}

const measuring = (hashes: readonly Hash[], max: number, tooLarge: ErrorCode) => {
  let size = 0;
  return {
    size: () => size,
    pass: async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        size += chunk.length;
        if (size > max) throw new ApiError(tooLarge);
        for (const hash of hashes) hash.update(chunk);
        yield chunk;
      }
    },
  };
};

const notThere = z.object({ code: z.literal(404) });

/**
 * Takes what is in a slot out into a file of this machine, a piece at a time.
 *
 * @param max bytes
 * @throws ApiError file_not_found, and `tooLarge`
 */
export const takeFromQuarantine = async (
  slot: string,
  path: string,
  max: number,
  tooLarge: ErrorCode,
): Promise<Measured> => {
  const hashes = { sha256: createHash('sha256'), sha512: createHash('sha512') };
  const { pass, size } = measuring(Object.values(hashes), max, tooLarge);
  try {
    const stream = inSlot(slot).createReadStream({ validation: false, decompress: false });
    await pipeline(stream, pass, createWriteStream(path));
  } catch (error) {
    throw notThere.safeParse(error).success ? new ApiError('file_not_found', {}, error) : error;
  }
  return { size: size(), sha256: hashes.sha256.digest('hex'), sha512: hashes.sha512.digest('hex') };
};

/** Deletes what is in a slot, and with it the download token that every upload of Firebase's SDK gets. */
export const dropFromQuarantine = async (slot: string): Promise<void> => {
  await inSlot(slot).delete({ ignoreNotFound: true });
};
