import type { Account } from '@bigorna/domain/entities/account';
import { logger } from 'firebase-functions';
import { deleteAvatar, storeAvatar } from '../../files/media/avatar-store.ts';
import { toSquareImage } from '../../files/media/to-square-image.ts';
import { doc, get } from '../../platform/firestore.ts';
import { updateMemberFields } from './update-member-fields.ts';

/** The account no longer shows this picture, so a failed deletion is only logged. */
const deletePreviousAvatar = async (url: string | null): Promise<void> => {
  if (url === null) return;
  await deleteAvatar(url).catch((error: unknown) => {
    logger.error('former avatar not deleted', { url, error: String(error) });
  });
};

const replaceAvatar = async (uid: string, avatar_url: string | null): Promise<Account> => {
  const { before, account } = await updateMemberFields(uid, () => ({ avatar_url }));
  if (before.avatar_url !== avatar_url) await deletePreviousAvatar(before.avatar_url);
  return account;
};

/**
 * Deletes a picture that no account shows. Reads the account first, because a failed write may still have been
 * committed.
 */
const deleteUnusedAvatar = async (uid: string, url: string): Promise<void> => {
  const account = await get(doc('users/{uid}', uid));
  if (account?.avatar_url !== url) await deleteAvatar(url);
};

/**
 * Replaces a member's picture.
 *
 * @param bytes the uploaded image
 * @returns the updated account, and the picture's path without the host
 * @throws ApiError image_unsupported, image_too_big, image_unreadable, unauthorized, banned
 */
export const setAvatar = async (uid: string, bytes: Uint8Array): Promise<{ account: Account; avatar_url: string }> => {
  const avatar_url = await storeAvatar(await toSquareImage(bytes));
  try {
    return { account: await replaceAvatar(uid, avatar_url), avatar_url };
  } catch (error) {
    await deleteUnusedAvatar(uid, avatar_url).catch((failure: unknown) => {
      logger.error('unused avatar not deleted', { avatar_url, error: String(failure) });
    });
    throw error;
  }
};

export const clearAvatar = (uid: string): Promise<Account> => replaceAvatar(uid, null);
