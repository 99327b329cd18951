import type { Account } from '@bigorna/domain/entities/account';
import { logger } from 'firebase-functions';
import { dropAvatar, keepAvatar } from '../media/avatar-store.ts';
import { squarePicture } from '../media/square-picture.ts';
import { doc, get } from '../platform/firestore.ts';
import { changeOwnFields } from './own-fields.ts';

/** The account shows another picture by now; that the former one stays is for the log, not for the member. */
const dropFormer = async (url: string | null): Promise<void> => {
  if (url === null) return;
  await dropAvatar(url).catch((error: unknown) => {
    logger.error('former avatar not deleted', { url, error: String(error) });
  });
};

const replace = async (uid: string, avatar_url: string | null): Promise<Account> => {
  const { before, account } = await changeOwnFields(uid, () => ({ avatar_url }));
  if (before.avatar_url !== avatar_url) await dropFormer(before.avatar_url);
  return account;
};

/** Takes a picture away that no account came to show; a write that failed may yet have been committed. */
const dropUnused = async (uid: string, url: string): Promise<void> => {
  const account = await get(doc('users/{uid}', uid));
  if (account?.avatar_url !== url) await dropAvatar(url);
};

/**
 * Gives a member a new picture in place of their former one.
 *
 * @param bytes the image as it was sent
 * @returns the account as it is now, and the picture's path below the host
 * @throws ApiError image_unsupported, image_too_big, image_unreadable, unauthorized, banned
 */
export const setAvatar = async (uid: string, bytes: Uint8Array): Promise<{ account: Account; avatar_url: string }> => {
  const avatar_url = await keepAvatar(await squarePicture(bytes));
  try {
    return { account: await replace(uid, avatar_url), avatar_url };
  } catch (error) {
    await dropUnused(uid, avatar_url).catch((failure: unknown) => {
      logger.error('unused avatar not deleted', { avatar_url, error: String(failure) });
    });
    throw error;
  }
};

/** Takes a member's picture away. */
export const clearAvatar = (uid: string): Promise<Account> => replace(uid, null);
