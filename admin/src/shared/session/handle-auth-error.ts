import type { HttpError } from 'react-admin';
import { z } from 'zod';
import { clearSession } from './firebase-session.ts';
import { redirectToBanned, redirectToLogin } from './redirect.ts';
import { clearStaffCache } from './staff-user.ts';

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const errorBody = z.object({ code: z.string() });
const listeners = new Set<() => void>();

/** Subscribes to 403 responses: the user's role may have changed. */
export const onForbidden = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Handles authentication errors of a call. 401 opens the login. A ban opens the page that explains the ban.
 * A session without a required second factor ends, because only a new login can add the factor.
 * Any other 403 refetches the role, and the page shows what the new role permits.
 */
export const handleAuthError = async ({ status, body }: HttpError): Promise<void> => {
  const code = errorBody.safeParse(body).data?.code;
  if (status === UNAUTHORIZED || code === 'factor_required') {
    await clearSession();
    return redirectToLogin();
  }
  if (status !== FORBIDDEN || code === 'fresh_factor_required') return;
  if (code === 'banned') return redirectToBanned();
  clearStaffCache();
  for (const listener of listeners) listener();
};
