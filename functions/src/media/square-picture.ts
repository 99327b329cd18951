import { AVATAR_PX } from '@bigorna/domain/limits';
import { drawPicture } from './drawn-picture.ts';

/**
 * The middle square of a picture, as avatars are.
 *
 * @throws ApiError image_unsupported, image_too_big, image_unreadable
 */
export const squarePicture = async (bytes: Uint8Array): Promise<Buffer> => {
  const drawn = await drawPicture(bytes, (picture) =>
    picture.resize(AVATAR_PX, AVATAR_PX, { fit: 'cover', position: 'centre' }),
  );
  return drawn.bytes;
};
