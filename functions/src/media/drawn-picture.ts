import { IMAGE_MAX_MEGAPIXELS } from '@bigorna/domain/limits';
import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { ApiError } from '../platform/api-error.ts';
import { drawInTurn } from './heavy-work.ts';

/** The types taken, as their bytes tell them, and what sharp calls each. */
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

/** Native, and only this work needs it: the functions that make no pictures start without it. */
const loadSharp = async () => (await import('sharp')).default;

const unreadable = (cause: unknown): never => {
  throw new ApiError('image_unreadable', {}, cause);
};

const formatOf = async (bytes: Uint8Array): Promise<string> => {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const format = FORMATS.get(type?.mime ?? '');
  if (format === undefined) throw new ApiError('image_unsupported');
  return format;
};

/** Asked of the header alone: nothing is decoded before its size is known. */
const checkHeader = async (bytes: Uint8Array, format: string): Promise<void> => {
  const sharp = await loadSharp();
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
  if (header.format !== format) throw new ApiError('image_unreadable');
  if (header.width * header.height > PIXELS_MAX) {
    throw new ApiError('image_too_big', { values: { max: IMAGE_MAX_MEGAPIXELS } });
  }
};

/** A picture of the portal's own making; width and height in pixels. */
export interface DrawnPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const draw = async (bytes: Uint8Array, size: (picture: Sharp) => Sharp): Promise<DrawnPicture> => {
  const sharp = await loadSharp();
  const { data, info } = await size(sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', autoOrient: true }))
    .webp({ quality: QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  return { bytes: data, width: info.width, height: info.height };
};

/**
 * Draws a picture anew: its first frame, turned as its camera held it, as WebP and with nothing else in it. Its bytes
 * decide what it is, not its name.
 *
 * @param size brings it to its size
 * @throws ApiError image_unsupported, image_too_big, image_unreadable
 */
export const drawPicture = async (bytes: Uint8Array, size: (picture: Sharp) => Sharp): Promise<DrawnPicture> => {
  const format = await formatOf(bytes);
  return drawInTurn(async () => {
    await checkHeader(bytes, format);
    return draw(bytes, size);
  });
};
