import { hasPermission, type PanelAccess } from './permissions.ts';
import { isStaff, type Role } from './roles.ts';

/** The parts of a session that the guard reads. */
export type GuardSession = { status: 'loading' } | { status: 'anonymous' } | { status: 'signed_in'; user: GuardUser };

export interface GuardUser {
  id: string;
  role: Role;
  is_banned: boolean;
  is_verified: boolean;
}

export interface GuardRequirement {
  signedIn?: boolean;
  staff?: boolean;
  superAdmin?: boolean;
  verified?: boolean;
  /** Uid of the page's owner. */
  ownerId?: string;
  signedOut?: boolean;
}

export type GuardOutcome =
  | { kind: 'allow' }
  | { kind: 'loading' }
  | { kind: 'redirect'; to: GuardTarget; rememberOrigin: boolean };

export type GuardTarget = '/login' | '/banned' | '/' | '/dashboard' | '/verify-email' | '/unauthorized';

const allow: GuardOutcome = { kind: 'allow' };
const redirect = (to: GuardTarget, rememberOrigin = false): GuardOutcome => ({ kind: 'redirect', to, rememberOrigin });

/**
 * The route guard (R072): eight steps in order; the first that applies decides.
 *
 * @param panelAccess the site setting. `super_admin` redirects moderators and admins from staff routes to /dashboard.
 */
export const guardRoute = (
  session: GuardSession,
  requirement: GuardRequirement,
  panelAccess: PanelAccess = 'staff',
): GuardOutcome => {
  if (session.status === 'loading') return { kind: 'loading' };
  const user = session.status === 'signed_in' ? session.user : undefined;
  const needsSession =
    requirement.signedIn || requirement.staff || requirement.superAdmin || requirement.verified || requirement.ownerId;
  if (needsSession && !user) return redirect('/login', true);
  if (user?.is_banned) return redirect('/banned');
  if (user && requirement.staff && !isStaff(user.role)) return redirect('/');
  const isStaffLockedOut = user && requirement.staff && !hasPermission(user.role, 'enter:panel', panelAccess);
  if (isStaffLockedOut || (user && requirement.superAdmin && user.role !== 'super_admin'))
    return redirect('/dashboard');
  if (user && requirement.verified && !user.is_verified) return redirect('/verify-email');
  if (user && requirement.ownerId !== undefined && user.id !== requirement.ownerId) return redirect('/unauthorized');
  if (user && requirement.signedOut) return redirect('/');
  return allow;
};

/** The path after a login, unless another page sent the visitor to the login. */
export const getLandingPath = (role: Role, panelAccess: PanelAccess = 'staff'): '/admin' | '/dashboard' =>
  hasPermission(role, 'enter:panel', panelAccess) ? '/admin' : '/dashboard';

/** Whether the landing path of a role depends on the site setting. */
export const hasConfigurableLanding = (role: Role): boolean =>
  getLandingPath(role, 'staff') !== getLandingPath(role, 'super_admin');
