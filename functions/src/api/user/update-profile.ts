import { ownUserOf } from '../../accounts/own-user.ts';
import { updateProfile as updateOwnProfile } from '../../accounts/update-profile.ts';
import { spend } from '../../platform/rate-limits.ts';
import type { Handler } from '../handler.ts';

/** Changes the caller's profile and settings; a call that gives nothing costs nothing. */
export const updateProfile: Handler<'updateProfile'> = async ({ body, caller: { uid, account } }) => {
  if (Object.keys(body).length === 0) return { data: { user: ownUserOf(uid, account) }, message: 'profile_updated' };
  await spend('profile_by_account', uid);
  return { data: { user: ownUserOf(uid, await updateOwnProfile(uid, body)) }, message: 'profile_updated' };
};
