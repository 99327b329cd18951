import { ApiError } from '@bigorna/client/api-error';
import { hasPermission, type PanelAccess } from '@bigorna/domain/access/permissions';
import { authEndpoints } from '@bigorna/domain/endpoints/auth';
import { authSchemas, type currentUser } from '@bigorna/domain/endpoints/auth.schemas';
import type { z } from 'zod';
import { client } from '#shared/api/client.ts';
import { fetchSite, getCurrentToken } from './firebase-session.ts';

export interface Staff {
  user: z.infer<typeof currentUser>;
  panelAccess: PanelAccess;
}

let cached: { token: string; staff: Promise<Staff | null> } | undefined;

const toNullIfRejected = (error: unknown): null => {
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null;
  throw error;
};

const verify = async (token: string): Promise<Staff | null> => {
  // Fetch both: panel access may have changed too.
  const [data, site] = await Promise.all([
    client.call(authEndpoints, 'verify', {}, { token }).then((response) => response.data, toNullIfRejected),
    fetchSite(),
  ]);
  if (data === null) return null;
  const { user } = authSchemas.verify.response.parse(data);
  return 'role' in user ? { user, panelAccess: site.admin_panel_access } : null;
};

/**
 * The signed-in account from the API, cached per token. May lack access to the console: see `canEnterPanel`.
 *
 * @returns null without a session, if the API rejects the token, or if the account is banned
 */
export const getSignedInStaff = async (): Promise<Staff | null> => {
  const token = await getCurrentToken();
  if (!token) return null;
  if (cached?.token !== token) {
    const staff = verify(token);
    cached = { token, staff };
    staff.catch(() => {
      cached = undefined;
    });
  }
  return cached.staff;
};

/** Clears the cached account, so that the next call refetches the role. */
export const clearStaffCache = (): void => {
  cached = undefined;
};

export const canEnterPanel = ({ user, panelAccess }: Staff): boolean =>
  hasPermission(user.role, 'enter:panel', panelAccess);
