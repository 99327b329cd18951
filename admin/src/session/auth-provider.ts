import { landingFor } from '@bigorna/domain/access/guard';
import type { AuthProvider } from 'react-admin';
import { HttpError } from 'react-admin';
import { canAccess } from './can-access.ts';
import { currentToken, forgetSession } from './firebase-session.ts';
import { leaveToDashboard, leaveToHome, leaveToLogin } from './leave.ts';
import { mayEnter, signedInStaff } from './staff-user.ts';

/** The site's session, seen by react-admin. There is no login page here: the site has it. */
export const authProvider: AuthProvider = {
  login: () => leaveToLogin(),
  checkAuth: async () => {
    const staff = await signedInStaff();
    if (!staff) return leaveToLogin();
    if (mayEnter(staff)) return;
    return landingFor(staff.user.role, 'staff') === '/admin' ? leaveToDashboard() : leaveToHome();
  },
  checkError: async (error: unknown) => {
    if (error instanceof HttpError && error.status === 401) throw new Error('session ended');
  },
  logout: async () => {
    const token = await currentToken();
    if (!token) return leaveToLogin();
    try {
      await fetch('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    } finally {
      await forgetSession();
    }
    return leaveToHome();
  },
  getIdentity: async () => {
    const staff = await signedInStaff();
    if (!staff) return leaveToLogin();
    const { id, display_name, avatar_url, role } = staff.user;
    return { id, fullName: display_name, role, ...(avatar_url ? { avatar: avatar_url } : {}) };
  },
  canAccess: async ({ resource, action }) => {
    const staff = await signedInStaff();
    return staff !== null && canAccess(staff.user.role, staff.panelAccess, resource, action);
  },
};
