import { AVATAR_PX } from '@bigorna/domain/limits';
import { reencodeImage } from './reencode-image.ts';

/**
 * Re-encodes the center square of a picture, for avatars.
 *
 * @throws ApiError image_unsupported, image_too_big, image_unreadable
 */
export const toSquareImage = async (bytes: Uint8Array): Promise<Buffer> => {
  const image = await reencodeImage(bytes, (picture) =>
    picture.resize(AVATAR_PX, AVATAR_PX, { fit: 'cover', position: 'centre' }),
  );
  return image.bytes;
};
