import { describe, expect, it } from 'vitest';
import { type GuardOutcome, type GuardRequirement, type GuardSession, getLandingPath, guardRoute } from './guard.ts';
import { ROLES, type Role } from './roles.ts';

const signedIn = (
  overrides: Partial<{ id: string; role: Role; is_banned: boolean; is_verified: boolean }> = {},
): GuardSession => ({
  status: 'signed_in',
  user: { id: 'u1', role: 'user', is_banned: false, is_verified: true, ...overrides },
});
const anonymous: GuardSession = { status: 'anonymous' };
const loading: GuardSession = { status: 'loading' };
const summarize = (outcome: GuardOutcome) => (outcome.kind === 'redirect' ? outcome.to : outcome.kind);

const allRequirements: GuardRequirement = {
  signedIn: true,
  staff: true,
  superAdmin: true,
  verified: true,
  ownerId: 'u2',
  signedOut: true,
};

const steps: [name: string, expected: string, session: GuardSession, requirement: GuardRequirement][] = [
  ['step 1: loading shows the spinner', 'loading', loading, { signedIn: true }],
  ['step 1: loading on a page without requirements', 'loading', loading, {}],
  ['step 2: sign-in required and signed out', '/login', anonymous, { signedIn: true }],
  ['step 2: sign-in required and signed in', 'allow', signedIn(), { signedIn: true }],
  ['step 3: banned', '/banned', signedIn({ is_banned: true }), { signedIn: true }],
  ['step 3: banned on an open page', '/banned', signedIn({ is_banned: true }), {}],
  ['step 4: staff required, a member', '/', signedIn(), { staff: true }],
  ['step 4: moderator', 'allow', signedIn({ role: 'moderator' }), { staff: true }],
  ['step 4: admin', 'allow', signedIn({ role: 'admin' }), { staff: true }],
  ['step 5: super admin required, an admin', '/dashboard', signedIn({ role: 'admin' }), { superAdmin: true }],
  ['step 5: super admin', 'allow', signedIn({ role: 'super_admin' }), { superAdmin: true }],
  ['step 6: verification required, unverified', '/verify-email', signedIn({ is_verified: false }), { verified: true }],
  ['step 6: verified', 'allow', signedIn(), { verified: true }],
  ['step 7: page of another account', '/unauthorized', signedIn(), { ownerId: 'u2' }],
  ['step 7: own page', 'allow', signedIn(), { ownerId: 'u1' }],
  ['step 8: signed-out-only page, signed in', '/', signedIn(), { signedOut: true }],
  ['step 8: signed out', 'allow', anonymous, { signedOut: true }],
  ['a public page, signed out', 'allow', anonymous, {}],
];

/** Each row fails one step more than the next row, so swapping two steps changes a result. */
const order: [name: string, expected: string, session: GuardSession][] = [
  ['1 before 2', 'loading', loading],
  ['2 before all that needs a user', '/login', anonymous],
  ['3 before 4', '/banned', signedIn({ is_banned: true, is_verified: false })],
  ['4 before 5', '/', signedIn({ is_verified: false })],
  ['5 before 6', '/dashboard', signedIn({ role: 'admin', is_verified: false })],
  ['6 before 7', '/verify-email', signedIn({ role: 'super_admin', is_verified: false })],
  ['7 before 8', '/unauthorized', signedIn({ role: 'super_admin' })],
  ['8 last', '/', signedIn({ id: 'u2', role: 'super_admin' })],
];

describe('route guard (R072)', () => {
  it.each(steps)('%s → %s (R072)', (_name, expected, session, requirement) => {
    expect(summarize(guardRoute(session, requirement))).toBe(expected);
  });
  it.each(order)('decides by order: %s → %s (R072)', (_name, expected, session) => {
    expect(summarize(guardRoute(session, allRequirements))).toBe(expected);
  });
  it('remembers the origin only for a redirect to /login (R073)', () => {
    expect(guardRoute(anonymous, { signedIn: true })).toEqual({ kind: 'redirect', to: '/login', rememberOrigin: true });
    expect(guardRoute(signedIn(), { staff: true })).toEqual({ kind: 'redirect', to: '/', rememberOrigin: false });
  });
  it('redirects moderators and admins to /dashboard when the panel is strict (R072)', () => {
    const outcomes = ROLES.map((role) => summarize(guardRoute(signedIn({ role }), { staff: true }, 'super_admin')));
    expect(outcomes).toEqual(['/', '/dashboard', '/dashboard', 'allow']);
  });
  it('picks the landing path after a login by role and panel setting (R072)', () => {
    expect(ROLES.map((role) => getLandingPath(role))).toEqual(['/dashboard', '/admin', '/admin', '/admin']);
    expect(ROLES.map((role) => getLandingPath(role, 'super_admin'))).toEqual([
      '/dashboard',
      '/dashboard',
      '/dashboard',
      '/admin',
    ]);
  });
});
