import { landingFor } from '@bigorna/domain/access/guard';
import type { AuthProvider } from 'react-admin';
import { canAccess } from './can-access.ts';
import { currentToken, forgetSession } from './firebase-session.ts';
import { leaveToDashboard, leaveToHome, leaveToLogin, startAnew } from './leave.ts';
import { mayEnter, signedInStaff } from './staff-user.ts';
import type { Rights } from './use-reader.ts';

const tellServer = (token: string): Promise<Response> =>
  fetch('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` }, keepalive: true });

/** Whose page this is; the site, in another tab, may sign somebody else in. */
let reader: string | undefined;

/** The site's session, seen by react-admin. There is no login page here: the site has it. */
export const authProvider: AuthProvider = {
  login: () => leaveToLogin(),
  checkAuth: async () => {
    // Without an answer nothing is known of the session; react-admin would end it at a refusal here.
    const staff = await signedInStaff().catch(() => undefined);
    if (staff === null) return leaveToLogin();
    if (staff === undefined) return;
    reader ??= staff.user.id;
    if (staff.user.id !== reader) return startAnew();
    if (mayEnter(staff)) return;
    return landingFor(staff.user.role, 'staff') === '/admin' ? leaveToDashboard() : leaveToHome();
  },
  // What a refusal says of the session has been seen to where the call was made (refusals.ts).
  checkError: () => Promise.resolve(),
  logout: async () => {
    const token = await currentToken().catch(() => undefined);
    if (token === null) return leaveToLogin();
    await forgetSession();
    // The session has ended here, whatever the server says to it.
    if (token) await tellServer(token).catch(() => undefined);
    return leaveToHome();
  },
  getIdentity: async () => {
    const staff = await signedInStaff();
    if (!staff) return leaveToLogin();
    const { id, display_name, avatar_url, role } = staff.user;
    return { id, fullName: display_name, role, ...(avatar_url ? { avatar: avatar_url } : {}) };
  },
  getPermissions: async (): Promise<Rights | undefined> => {
    const staff = await signedInStaff();
    return staff ? { role: staff.user.role, panelAccess: staff.panelAccess } : undefined;
  },
  canAccess: async ({ resource, action }) => {
    const staff = await signedInStaff();
    return staff !== null && canAccess(staff.user.role, staff.panelAccess, resource, action);
  },
};
