import { setAvatar } from '../../accounts/change-avatar.ts';
import { ownUserOf } from '../../accounts/own-user.ts';
import { spend } from '../../platform/rate-limits.ts';
import type { Handler } from '../handler.ts';

/** Sets the caller's picture, which is the body. */
export const updateAvatar: Handler<'updateAvatar'> = async ({ bytes, caller: { uid } }) => {
  await spend('avatar_by_account', uid);
  const { account, avatar_url } = await setAvatar(uid, bytes);
  return { data: { user: ownUserOf(uid, account), avatar_url }, message: 'avatar_updated' };
};
