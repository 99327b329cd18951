import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { z } from 'zod';
import { ApiError } from '../platform/api-error.ts';
import { bucket } from '../platform/firebase.ts';
import { readObject } from '../platform/read-object.ts';
import { isServiceAway } from '../platform/service-away.ts';

/** Where staff's browsers put files; a slot is taken once. */
export const QUARANTINE = 'quarantine/';

const inSlot = (slot: string) => bucket().file(`${QUARANTINE}${slot}`);

/** What a file is, by its bytes. */
export interface Measured {
  readonly size: number;
  readonly sha256: string;
  readonly sha512: string;
  /** As Cloud Storage says it of what it holds. */
  readonly md5: string;
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
  const [sha256, sha512, md5] = [createHash('sha256'), createHash('sha512'), createHash('md5')];
  const { pass, size } = measuring([sha256, sha512, md5], max, tooLarge);
  try {
    await pipeline(await readObject(inSlot(slot)), pass, createWriteStream(path));
  } catch (error) {
    throw notThere.safeParse(error).success ? new ApiError('file_not_found', {}, error) : error;
  }
  return {
    size: size(),
    sha256: sha256.digest('hex'),
    sha512: sha512.digest('hex'),
    md5: md5.digest('base64'),
  };
};

/** Metadata of its own keeps a copy from taking over that of the upload, and the token in it. */
const OWN_METADATA = { checked: 'yes' };

/**
 * Copies what is in a slot to another place of the bucket, without what the upload's metadata says.
 *
 * @param md5 of the bytes that were taken from it
 * @throws ApiError file_not_found where the slot holds those no more
 */
export const copyFromQuarantine = async (
  slot: string,
  path: string,
  { md5, contentType }: { readonly md5: string; readonly contentType: string },
): Promise<void> => {
  const copy = bucket().file(path);
  try {
    await inSlot(slot).copy(copy, { contentType, metadata: OWN_METADATA });
  } catch (error) {
    throw notThere.safeParse(error).success ? new ApiError('file_not_found', {}, error) : error;
  }
  const [{ md5Hash }] = await copy.getMetadata();
  if (md5Hash !== md5) throw new ApiError('file_not_found');
};

/** Deletes what is in a slot, and with it the download token that every upload of Firebase's SDK gets. */
const dropFromQuarantine = async (slot: string): Promise<void> => {
  await inSlot(slot).delete({ ignoreNotFound: true });
};

/**
 * Carries out the check of what is in a slot, and deletes it whatever comes of that. Only where a service was away, so that
 * nothing was found, it stays and can be asked of once more; nights sweep what nobody asks of.
 *
 * @throws what the check throws
 */
export const checkSlot = async <T>(slot: string, check: () => Promise<T>): Promise<T> => {
  let isOpen = false;
  try {
    return await check();
  } catch (error) {
    isOpen = isServiceAway(error);
    throw error;
  } finally {
    if (!isOpen) await dropFromQuarantine(slot);
  }
};
