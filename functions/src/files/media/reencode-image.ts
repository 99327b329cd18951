import { IMAGE_MAX_MEGAPIXELS } from '@bigorna/domain/limits';
import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { ApiError } from '../../platform/api-error.ts';
import { runImageJob } from './heavy-jobs.ts';
import { loadSharp } from './load-sharp.ts';

/** Accepted types as detected by their bytes, and sharp's name for each. */
const FORMATS: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
]);
const PIXELS_MAX = IMAGE_MAX_MEGAPIXELS * 1_000_000;
const QUALITY = 82;
const TIMEOUT_SECONDS = 20;

const throwUnreadable = (cause: unknown): never => {
  throw new ApiError('image_unreadable', {}, cause);
};

const detectFormat = async (bytes: Uint8Array): Promise<string> => {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const format = FORMATS.get(type?.mime ?? '');
  if (format === undefined) throw new ApiError('image_unsupported');
  return format;
};

/** Reads only the header, so that no picture is decoded before its size is checked. */
const checkHeader = async (bytes: Uint8Array, format: string): Promise<void> => {
  const sharp = await loadSharp();
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(throwUnreadable);
  if (header.format !== format) throw new ApiError('image_unreadable');
  if (header.width * header.height > PIXELS_MAX) {
    throw new ApiError('image_too_big', { values: { max: IMAGE_MAX_MEGAPIXELS } });
  }
};

/** A re-encoded picture; width and height in pixels. */
export interface EncodedImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const encode = async (bytes: Uint8Array, resize: (picture: Sharp) => Sharp): Promise<EncodedImage> => {
  const sharp = await loadSharp();
  const { data, info } = await resize(sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', autoOrient: true }))
    .webp({ quality: QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(throwUnreadable);
  return { bytes: data, width: info.width, height: info.height };
};

/**
 * Re-encodes the first frame of a picture as WebP, with the camera's rotation applied and without metadata. Detects the
 * input format from the bytes, not from the file name.
 *
 * @param resize scales or crops the picture
 * @throws ApiError image_unsupported, image_too_big, image_unreadable
 */
export const reencodeImage = async (bytes: Uint8Array, resize: (picture: Sharp) => Sharp): Promise<EncodedImage> => {
  const format = await detectFormat(bytes);
  return runImageJob(async () => {
    await checkHeader(bytes, format);
    return encode(bytes, resize);
  });
};
