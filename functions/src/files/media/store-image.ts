import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EndpointBody, EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';
import { AVATAR_MAX_BYTES } from '@bigorna/domain/limits';
import type { ResizeOptions } from 'sharp';
import { createSecret } from '../../platform/clock.ts';
import { bucket } from '../../platform/firebase.ts';
import { registerPicture } from '../../platform/pictures.ts';
import { withTempFolder } from '../../platform/with-temp-folder.ts';
import { checkSlot, downloadFromQuarantine } from './quarantine.ts';
import { reencodeImage } from './reencode-image.ts';

export type PictureUse = EndpointBody<'keepPicture'>['use'];

/** Fits into the size without cropping or enlarging. */
const fitInside = (width: number, height: number): ResizeOptions => ({
  width,
  height,
  fit: 'inside',
  withoutEnlargement: true,
});

const THUMBNAIL = { width: 640, height: 360, position: 'centre' } as const;

/** Folder below `/media`, and maximum size in pixels. */
const USES: Readonly<Record<PictureUse | 'icon', { readonly folder: string; readonly size: ResizeOptions }>> = {
  thumbnail: { folder: 'thumbnails', size: { ...THUMBNAIL, fit: 'cover' } },
  /** A square picture as a thumbnail: whole, between transparent margins. */
  icon: { folder: 'thumbnails', size: { ...THUMBNAIL, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } } },
  gallery: { folder: 'gallery', size: fitInside(1920, 1080) },
  ad: { folder: 'ads', size: fitInside(1920, 1080) },
  brand: { folder: 'brand', size: fitInside(1600, 1600) },
};

const readUpload = (slot: string): Promise<Uint8Array> =>
  withTempFolder(async (folder) => {
    const path = join(folder, 'upload');
    await downloadFromQuarantine(slot, path, AVATAR_MAX_BYTES, 'file_too_large');
    return readFile(path);
  });

/**
 * Re-encodes a picture and stores it under a random name. A sweep deletes the picture after a day unless a record names
 * it.
 *
 * @throws ApiError image_unsupported, image_too_big, image_unreadable
 */
export const storePicture = async (
  picture: Uint8Array,
  use: keyof typeof USES,
): Promise<EndpointResponse<'keepPicture'>> => {
  const { folder, size } = USES[use];
  const { bytes, width, height } = await reencodeImage(picture, (image) => image.resize(size));
  const url = `/media/${folder}/${createSecret()}.webp`;
  await registerPicture(url);
  await bucket().file(url.slice(1)).save(bytes, { resumable: false, contentType: 'image/webp' });
  return { url, width, height };
};

/**
 * Stores an upload as a picture. Deletes the upload.
 *
 * @throws ApiError file_not_found, file_too_large, image_unsupported, image_too_big, image_unreadable
 */
export const storeImage = (slot: string, use: PictureUse): Promise<EndpointResponse<'keepPicture'>> =>
  checkSlot(slot, async () => storePicture(await readUpload(slot), use));
