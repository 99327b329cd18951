import { getLandingPath } from '@bigorna/domain/access/guard';
import { mustSetUpFactor } from '@bigorna/domain/access/second-factor';
import { authEndpoints } from '@bigorna/domain/endpoints/auth';
import type { AuthProvider } from 'react-admin';
import { client } from '#shared/api/client.ts';
import { removeAllDrafts } from '#shared/drafts/draft-store.ts';
import { canAccess } from '#shared/session/can-access.ts';
import { clearSession, getCurrentToken } from '#shared/session/firebase-session.ts';
import {
  redirectToDashboard,
  redirectToHome,
  redirectToLogin,
  redirectToSecurity,
  reloadConsole,
} from '#shared/session/redirect.ts';
import { canEnterPanel, getSignedInStaff } from '#shared/session/staff-user.ts';
import type { Rights } from '#shared/session/use-current-staff.ts';

const endServerSession = (token: string) => client.send(authEndpoints, 'logout', {}, { token, keepalive: true });

/** Id of the page's current user. Another user may sign in on the site in another tab. */
let currentUid: string | undefined;

/** The site's session as react-admin's auth provider. The login page is on the site. */
export const authProvider: AuthProvider = {
  login: () => redirectToLogin(),
  checkAuth: async () => {
    // Without a response the session is unknown. A rejection here would make react-admin sign out.
    const staff = await getSignedInStaff().catch(() => undefined);
    if (staff === null) return redirectToLogin();
    if (staff === undefined) return;
    currentUid ??= staff.user.id;
    if (staff.user.id !== currentUid) return reloadConsole();
    if (mustSetUpFactor(staff.user)) return redirectToSecurity();
    if (canEnterPanel(staff)) return;
    return getLandingPath(staff.user.role, 'staff') === '/admin' ? redirectToDashboard() : redirectToHome();
  },
  // The failed call has handled authentication errors already (handle-auth-error.ts).
  checkError: () => Promise.resolve(),
  logout: async () => {
    const token = await getCurrentToken().catch(() => undefined);
    if (token === null) return redirectToLogin();
    removeAllDrafts();
    await clearSession();
    // The session ends locally, whatever the server responds.
    if (token) await endServerSession(token).catch(() => undefined);
    return redirectToHome();
  },
  getIdentity: async () => {
    const staff = await getSignedInStaff();
    if (!staff) return redirectToLogin();
    const { id, display_name, avatar_url, role } = staff.user;
    return { id, fullName: display_name, role, ...(avatar_url ? { avatar: avatar_url } : {}) };
  },
  getPermissions: async (): Promise<Rights | undefined> => {
    const staff = await getSignedInStaff();
    return staff ? { role: staff.user.role, panelAccess: staff.panelAccess } : undefined;
  },
  canAccess: async ({ resource, action }) => {
    const staff = await getSignedInStaff();
    return staff !== null && canAccess(staff.user.role, staff.panelAccess, resource, action);
  },
};
