import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { z } from 'zod';
import { ApiError } from '../../platform/api-error.ts';
import { bucket } from '../../platform/firebase.ts';
import { isServiceUnavailable } from '../../platform/is-service-unavailable.ts';
import { readObject } from '../../platform/read-object.ts';

/** Folder for uploads of staff's browsers. Each slot is used once. */
export const QUARANTINE = 'quarantine/';

const getSlotFile = (slot: string) => bucket().file(`${QUARANTINE}${slot}`);

/** Size and hashes of a file. */
export interface FileDigest {
  readonly size: number;
  readonly sha256: string;
  readonly sha512: string;
  /** In Base64, as in the metadata of Cloud Storage. */
  readonly md5: string;
}

const createMeter = (hashes: readonly Hash[], max: number, tooLarge: ErrorCode) => {
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

const notFound = z.object({ code: z.literal(404) });

/** For `catch`: throws file_not_found if Cloud Storage has no such file. Other errors pass through. */
export const throwFileNotFound = (error: unknown): never => {
  throw notFound.safeParse(error).success ? new ApiError('file_not_found', {}, error) : error;
};

/**
 * Downloads an upload to a local file, as a stream.
 *
 * @param max maximum size in bytes
 * @throws ApiError file_not_found, and `tooLarge`
 */
export const downloadFromQuarantine = async (
  slot: string,
  path: string,
  max: number,
  tooLarge: ErrorCode,
): Promise<FileDigest> => {
  const [sha256, sha512, md5] = [createHash('sha256'), createHash('sha512'), createHash('md5')];
  const { pass, size } = createMeter([sha256, sha512, md5], max, tooLarge);
  const download = async () => pipeline(await readObject(getSlotFile(slot)), pass, createWriteStream(path));
  await download().catch(throwFileNotFound);
  return {
    size: size(),
    sha256: sha256.digest('hex'),
    sha512: sha512.digest('hex'),
    md5: md5.digest('base64'),
  };
};

/** With explicit metadata, the copy does not inherit the upload's metadata, which contains a download token. */
const COPY_METADATA = { checked: 'yes' };

/**
 * Copies an upload to another path without its metadata.
 *
 * @param md5 hash of the inspected bytes
 * @throws ApiError file_not_found if the upload is gone or has changed since the inspection
 */
export const copyFromQuarantine = async (
  slot: string,
  path: string,
  { md5, contentType }: { readonly md5: string; readonly contentType: string },
): Promise<void> => {
  const copy = bucket().file(path);
  await getSlotFile(slot).copy(copy, { contentType, metadata: COPY_METADATA }).catch(throwFileNotFound);
  const [{ md5Hash }] = await copy.getMetadata();
  if (md5Hash !== md5) throw new ApiError('file_not_found');
};

/** Deletes an upload, and with it the download token that the Firebase SDK adds to every upload. */
const deleteFromQuarantine = async (slot: string): Promise<void> => {
  await getSlotFile(slot).delete({ ignoreNotFound: true });
};

/**
 * Runs the check of an upload and deletes the upload afterwards. If a service was unavailable, the upload remains for a
 * retry. A sweep deletes abandoned uploads.
 *
 * @throws errors of the check
 */
export const checkSlot = async <T>(slot: string, check: () => Promise<T>): Promise<T> => {
  let isRetryable = false;
  try {
    return await check();
  } catch (error) {
    isRetryable = isServiceUnavailable(error);
    throw error;
  } finally {
    if (!isRetryable) await deleteFromQuarantine(slot);
  }
};
