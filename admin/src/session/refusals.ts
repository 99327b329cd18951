import type { HttpError } from 'react-admin';
import { z } from 'zod';
import { forgetSession } from './firebase-session.ts';
import { leaveToBanned, leaveToLogin } from './leave.ts';
import { forgetStaff } from './staff-user.ts';

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const coded = z.object({ code: z.string() });
const listeners = new Set<() => void>();

/** Hears of calls that the reader's role does not allow: then it may no longer be the role that the page knows. */
export const onForbidden = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * What a refused call tells of the session: it has ended (to the login and back), the account is banned (to where that
 * is explained), or the role is no longer what it was: then it is asked for anew, and the page shows what is left of it.
 */
export const meetRefusal = async ({ status, body }: HttpError): Promise<void> => {
  if (status === UNAUTHORIZED) {
    await forgetSession();
    return leaveToLogin();
  }
  if (status !== FORBIDDEN) return;
  if (coded.safeParse(body).data?.code === 'banned') return leaveToBanned();
  forgetStaff();
  for (const listener of listeners) listener();
};
