import type { Session } from '@bigorna/domain/endpoints/auth.schemas';
import { ApiError } from '../../platform/api-error.ts';
import { auth } from '../../platform/firebase.ts';
import { doc, get } from '../../platform/firestore.ts';
import { signInWithPassword } from '../../platform/identity-toolkit.ts';
import type { Caller } from './caller.ts';
import { checkPassword } from './check-password.ts';
import type { Device } from './device.ts';
import { resumeSessions, suspendSessions } from './end-sessions.ts';
import { continueSession } from './session.ts';

/** Whether Auth already has this password. */
export const isCurrentPassword = async (email: string, password: string): Promise<boolean> => {
  try {
    await signInWithPassword(email, password);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_credentials') return false;
    throw error;
  }
};

/** Whether nobody has ended the caller's session meanwhile, for example by a reset of the password. */
const isListed = async ({ uid, session }: Caller): Promise<boolean> =>
  Object.hasOwn((await get(doc('users/{uid}', uid)))?.sessions ?? {}, session.id);

/**
 * Changes a member's password, ends all sessions and starts a new session.
 *
 * Sessions are suspended first, so that no session survives a later failure. They resume if Auth rejects the new
 * password. They are suspended again afterwards, because somebody may have signed in with the old password in between.
 *
 * @param from IP address and device of the request. The limit of wrong passwords counts per account and IP address
 * @throws ApiError invalid_request if the current password is wrong; too_many_requests; unavailable; token_expired if
 * somebody ended the caller's session meanwhile
 */
export const changePassword = async (
  caller: Caller,
  { current_password, password }: { readonly current_password: string; readonly password: string },
  from: { readonly ip: string; readonly device: Device },
): Promise<Session> => {
  const { uid } = caller;
  await checkPassword(caller, current_password, from.ip);
  const ended = await suspendSessions(uid);
  if (!(await isListed(caller))) {
    await resumeSessions(uid, ended);
    throw new ApiError('token_expired');
  }
  try {
    await auth().updateUser(uid, { password });
  } catch (error) {
    if (!(await isCurrentPassword(ended.account.email, password))) {
      await resumeSessions(uid, ended);
      throw error;
    }
  }
  await suspendSessions(uid);
  return continueSession(caller, from.device);
};
