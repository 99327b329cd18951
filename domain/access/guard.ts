import { may, type PanelAccess } from './permissions.ts';
import { isStaff, type Role } from './roles.ts';

/** What the guard knows of the visitor. */
export type GuardSession = { status: 'loading' } | { status: 'anonymous' } | { status: 'signed_in'; user: GuardUser };

export interface GuardUser {
  id: string;
  role: Role;
  is_banned: boolean;
  is_verified: boolean;
}

/** What a route asks for; every part may be left out. */
export interface GuardRequirement {
  signedIn?: boolean;
  staff?: boolean;
  superAdmin?: boolean;
  verified?: boolean;
  /** The account a page belongs to. */
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
 * The route guard: the eight steps of specification section 4, in their order; the first that applies decides.
 *
 * @param panelAccess the site setting; its strict reading sends moderators and admins from staff routes to /dashboard.
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
  const staffLockedOut = user && requirement.staff && !may(user.role, 'enter:panel', panelAccess);
  if (staffLockedOut || (user && requirement.superAdmin && user.role !== 'super_admin')) return redirect('/dashboard');
  if (user && requirement.verified && !user.is_verified) return redirect('/verify-email');
  if (user && requirement.ownerId !== undefined && user.id !== requirement.ownerId) return redirect('/unauthorized');
  if (user && requirement.signedOut) return redirect('/');
  return allow;
};

/** Where login leads when no page was remembered. */
export const landingFor = (role: Role, panelAccess: PanelAccess = 'staff'): '/admin' | '/dashboard' =>
  may(role, 'enter:panel', panelAccess) ? '/admin' : '/dashboard';

/** Whether the site setting decides where a role lands. */
export const landsBySetting = (role: Role): boolean => landingFor(role, 'staff') !== landingFor(role, 'super_admin');
