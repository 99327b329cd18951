import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnswerOf, BodyOf } from '@bigorna/domain/endpoints/index';
import { AVATAR_MAX_BYTES } from '@bigorna/domain/limits';
import type { ResizeOptions } from 'sharp';
import { newSecret } from '../platform/clock.ts';
import { bucket } from '../platform/firebase.ts';
import { inOwnFolder } from '../platform/own-folder.ts';
import { type DrawnPicture, drawPicture } from './drawn-picture.ts';
import { checkSlot, takeFromQuarantine } from './quarantine.ts';

export type PictureUse = BodyOf<'keepPicture'>['use'];

/** Shown whole, and made smaller where it is larger. */
const within = (width: number, height: number): ResizeOptions => ({
  width,
  height,
  fit: 'inside',
  withoutEnlargement: true,
});

/** Where pictures of a use are kept below `/media`, and their size in pixels. */
const USES: Readonly<Record<PictureUse, { readonly folder: string; readonly size: ResizeOptions }>> = {
  thumbnail: { folder: 'thumbnails', size: { width: 640, height: 360, fit: 'cover', position: 'centre' } },
  gallery: { folder: 'gallery', size: within(1920, 1080) },
  ad: { folder: 'ads', size: within(1920, 1080) },
  brand: { folder: 'brand', size: within(1600, 1600) },
};

const drawn = (slot: string, use: PictureUse): Promise<DrawnPicture> =>
  inOwnFolder(async (folder) => {
    const path = join(folder, 'upload');
    await takeFromQuarantine(slot, path, AVATAR_MAX_BYTES, 'file_too_large');
    return drawPicture(await readFile(path), (picture) => picture.resize(USES[use].size));
  });

/**
 * Makes the picture in a slot of the quarantine one of the portal's, under a name of its own; the upload is deleted.
 *
 * @throws ApiError file_not_found, file_too_large, image_unsupported, image_too_big, image_unreadable
 */
export const keepPicture = (slot: string, use: PictureUse): Promise<AnswerOf<'keepPicture'>> =>
  checkSlot(slot, async () => {
    const { bytes, width, height } = await drawn(slot, use);
    const path = `media/${USES[use].folder}/${newSecret()}.webp`;
    await bucket().file(path).save(bytes, { resumable: false, contentType: 'image/webp' });
    return { url: `/${path}`, width, height };
  });
