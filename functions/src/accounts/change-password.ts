import type { Session } from '@bigorna/domain/endpoints/auth';
import { ApiError } from '../platform/api-error.ts';
import { auth } from '../platform/firebase.ts';
import { signInWithPassword } from '../platform/identity-toolkit.ts';
import type { Caller } from './caller.ts';
import { checkPassword } from './check-password.ts';
import { endSessions, freshSession, resumeSessions } from './end-sessions.ts';

/** Whether a password is the one that Auth has by now. */
const isInForce = async (email: string, password: string): Promise<boolean> => {
  try {
    await signInWithPassword(email, password);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_credentials') return false;
    throw error;
  }
};

/**
 * Changes a member's password and ends all their sessions, for whose sake a new one begins with the answer.
 *
 * The sessions end first: should anything fail after that, nobody keeps one who knew the old password. They go on when
 * Auth has not taken the new one. They end once more afterwards, with those begun by the old password in between.
 *
 * @param address whom the limit of wrong passwords counts, with the account
 * @throws ApiError invalid_request where the present password is wrong, too_many_requests, unavailable
 */
export const changePassword = async (
  caller: Caller,
  { current_password, password }: { readonly current_password: string; readonly password: string },
  address: string,
): Promise<Session> => {
  const { uid } = caller;
  await checkPassword(caller, current_password, address);
  const ended = await endSessions(uid);
  try {
    await auth().updateUser(uid, { password });
  } catch (error) {
    if (!(await isInForce(ended.account.email, password))) {
      await resumeSessions(uid, ended);
      throw error;
    }
  }
  const { account } = await endSessions(uid);
  return freshSession(uid, account);
};
