import type { Account } from '@bigorna/domain/entities/account';
import { deleteAvatar, storeAvatar } from '../../files/media/avatar-store.ts';
import { toSquareImage } from '../../files/media/to-square-image.ts';
import { doc, get } from '../../platform/firestore.ts';
import { logFailure } from '../../platform/log-failure.ts';
import { updateMemberFields } from './update-member-fields.ts';

const replaceAvatar = async (uid: string, avatar_url: string | null): Promise<Account> => {
  const { before, account } = await updateMemberFields(uid, () => ({ avatar_url }));
  const url = before.avatar_url;
  // The account no longer shows this picture, so a failed deletion is only logged.
  if (url !== null && url !== avatar_url)
    await deleteAvatar(url).catch(logFailure('former avatar not deleted', { url }));
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
    await deleteUnusedAvatar(uid, avatar_url).catch(logFailure('unused avatar not deleted', { avatar_url }));
    throw error;
  }
};

export const clearAvatar = (uid: string): Promise<Account> => replaceAvatar(uid, null);
