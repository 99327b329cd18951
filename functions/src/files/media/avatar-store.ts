import { createSecret } from '../../platform/clock.ts';
import { bucket } from '../../platform/firebase.ts';

const FOLDER = 'media/avatars/';
const TYPE = 'image/webp';

/** Stores a picture under a random name. Returns its path without the host. */
export const storeAvatar = async (picture: Buffer): Promise<string> => {
  const path = `${FOLDER}${createSecret()}.webp`;
  await bucket().file(path).save(picture, { resumable: false, contentType: TYPE });
  return `/${path}`;
};

/** Deletes a stored avatar. Does nothing for a deleted avatar or another URL. */
export const deleteAvatar = async (url: string): Promise<void> => {
  const path = url.slice(1);
  if (path.startsWith(FOLDER)) await bucket().file(path).delete({ ignoreNotFound: true });
};
