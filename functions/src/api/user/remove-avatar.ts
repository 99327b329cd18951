import { clearAvatar } from '../../accounts/change-avatar.ts';
import { ownUserOf } from '../../accounts/own-user.ts';
import { spend } from '../../platform/rate-limits.ts';
import type { Handler } from '../handler.ts';

/** Takes the caller's picture away. */
export const removeAvatar: Handler<'removeAvatar'> = async ({ caller: { uid } }) => {
  await spend('avatar_by_account', uid);
  return { data: { user: ownUserOf(uid, await clearAvatar(uid)) }, message: 'avatar_removed' };
};
