import { newSecret } from '../platform/clock.ts';
import { bucket } from '../platform/firebase.ts';

const FOLDER = 'media/avatars/';
const TYPE = 'image/webp';

/** Keeps a picture under a name of its own. Answers its path below the host. */
export const keepAvatar = async (picture: Buffer): Promise<string> => {
  const path = `${FOLDER}${newSecret()}.webp`;
  await bucket().file(path).save(picture, { resumable: false, contentType: TYPE });
  return `/${path}`;
};

/** Deletes a kept picture; nothing happens where it is gone already. */
export const dropAvatar = async (url: string): Promise<void> => {
  const path = url.slice(1);
  if (path.startsWith(FOLDER)) await bucket().file(path).delete({ ignoreNotFound: true });
};
