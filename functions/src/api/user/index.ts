import { DELETION_WORDS, isDeletionWord } from '@bigorna/domain/deletion-word';
import type { memberEndpoints } from '@bigorna/domain/endpoints/members';
import type { userEndpoints } from '@bigorna/domain/endpoints/user';
import { assertNotCommonPassword } from '../../members/accounts/assert-not-common-password.ts';
import { clearAvatar, setAvatar } from '../../members/accounts/change-avatar.ts';
import { changePassword } from '../../members/accounts/change-password.ts';
import { checkPassword } from '../../members/accounts/check-password.ts';
import { toCurrentUser } from '../../members/accounts/current-user.ts';
import { finishDeletionSoon, startDeletion } from '../../members/accounts/delete-account.ts';
import { requestEmailChange } from '../../members/accounts/email-links.ts';
import { updateProfile } from '../../members/accounts/update-member-fields.ts';
import { getDashboard } from '../../members/activity/get-dashboard.ts';
import { listActivity } from '../../members/activity/list-activity.ts';
import { markAllRead } from '../../members/notifications/mark-all-read.ts';
import { createFieldError } from '../../platform/api-error.ts';
import { consume } from '../../platform/rate-limits.ts';
import type { Handler } from '../handler.ts';
import { toListMeta } from '../list-meta.ts';
import type { Handlers } from '../mount.ts';
import { exportResponse } from './export-response.ts';

/** Streams the caller's data (R086). */
const exportUser: Handler<'exportUser'> = async ({ caller: { uid, account }, context }) => {
  await consume('export_by_account', uid);
  return exportResponse(uid, account, context.id);
};

/** Deletes the caller's account. Requires the password and the deletion word of the caller's language (R085). */
const deleteUser: Handler<'deleteUser'> = async ({ body, caller, context }) => {
  const { locale, ip, id } = context;
  if (!isDeletionWord(locale, body.confirmation))
    throw createFieldError('confirmation', 'confirmation_wrong', { word: DELETION_WORDS[locale] });
  await checkPassword(caller, body.current_password, ip);
  await startDeletion(caller.uid, id);
  await finishDeletionSoon(caller.uid, id);
  return { data: null, message: 'account_deleted' };
};

/** Handlers of members' calls about their own account and activity. */
export const USER_ACCOUNT_HANDLERS: Pick<Handlers, keyof typeof userEndpoints | keyof typeof memberEndpoints> = {
  /** Updates the caller's profile and settings. An empty body does not count against the limit. */
  updateProfile: async ({ body, caller: { uid, account } }) => {
    const isEmpty = Object.keys(body).length === 0;
    if (!isEmpty) await consume('profile_by_account', uid);
    const updated = isEmpty ? account : await updateProfile(uid, body);
    return { data: { user: toCurrentUser(uid, updated) }, message: 'profile_updated' };
  },
  /** Changes the caller's password. The response has new tokens for this session. */
  updatePassword: async ({ body, caller, context }) => {
    await assertNotCommonPassword(body.password);
    return { data: await changePassword(caller, body, context), message: 'password_changed' };
  },
  /** Sends a mail to the new e-mail address. The link in the mail completes the change. */
  updateEmail: async ({ body, caller, context }) => {
    await requestEmailChange(caller, body, context);
    return { data: null, message: 'email_change_sent' };
  },
  /** Sets the caller's avatar from the body. */
  updateAvatar: async ({ bytes, caller: { uid } }) => {
    await consume('avatar_by_account', uid);
    const { account, avatar_url } = await setAvatar(uid, bytes);
    return { data: { user: toCurrentUser(uid, account), avatar_url }, message: 'avatar_updated' };
  },
  removeAvatar: async ({ caller: { uid } }) => {
    await consume('avatar_by_account', uid);
    return { data: { user: toCurrentUser(uid, await clearAvatar(uid)) }, message: 'avatar_removed' };
  },
  exportUser,
  deleteUser,
  /** Lists the caller's activity, newest first. */
  listActivity: async ({ query, caller }) => {
    const { entries, total } = await listActivity(caller.uid, query);
    return { data: entries, meta: toListMeta(query, { total }) };
  },
  /** Gets the caller's own counts and recent activity. */
  dashboard: async ({ query, caller }) => ({ data: await getDashboard(caller.uid, query.utc_offset) }),
  readNotifications: async ({ caller: { uid } }) => ({ data: { read: await markAllRead(uid) } }),
};
