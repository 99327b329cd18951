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

interface Row {
  name: string;
  session: GuardSession;
  requirement: GuardRequirement;
  expected: string;
}

const allRequirements: GuardRequirement = {
  signedIn: true,
  staff: true,
  superAdmin: true,
  verified: true,
  ownerId: 'u2',
  signedOut: true,
};

const steps: Row[] = [
  { name: 'step 1: loading shows the spinner', session: loading, requirement: { signedIn: true }, expected: 'loading' },
  { name: 'step 1: loading on a page without requirements', session: loading, requirement: {}, expected: 'loading' },
  {
    name: 'step 2: sign-in required and signed out',
    session: anonymous,
    requirement: { signedIn: true },
    expected: '/login',
  },
  {
    name: 'step 2: sign-in required and signed in',
    session: signedIn(),
    requirement: { signedIn: true },
    expected: 'allow',
  },
  {
    name: 'step 3: banned',
    session: signedIn({ is_banned: true }),
    requirement: { signedIn: true },
    expected: '/banned',
  },
  {
    name: 'step 3: banned on an open page',
    session: signedIn({ is_banned: true }),
    requirement: {},
    expected: '/banned',
  },
  { name: 'step 4: staff required, a member', session: signedIn(), requirement: { staff: true }, expected: '/' },
  {
    name: 'step 4: moderator',
    session: signedIn({ role: 'moderator' }),
    requirement: { staff: true },
    expected: 'allow',
  },
  { name: 'step 4: admin', session: signedIn({ role: 'admin' }), requirement: { staff: true }, expected: 'allow' },
  {
    name: 'step 5: super admin required, an admin',
    session: signedIn({ role: 'admin' }),
    requirement: { superAdmin: true },
    expected: '/dashboard',
  },
  {
    name: 'step 5: super admin',
    session: signedIn({ role: 'super_admin' }),
    requirement: { superAdmin: true },
    expected: 'allow',
  },
  {
    name: 'step 6: verification required, unverified',
    session: signedIn({ is_verified: false }),
    requirement: { verified: true },
    expected: '/verify-email',
  },
  { name: 'step 6: verified', session: signedIn(), requirement: { verified: true }, expected: 'allow' },
  {
    name: 'step 7: page of another account',
    session: signedIn(),
    requirement: { ownerId: 'u2' },
    expected: '/unauthorized',
  },
  { name: 'step 7: own page', session: signedIn(), requirement: { ownerId: 'u1' }, expected: 'allow' },
  {
    name: 'step 8: signed-out-only page, signed in',
    session: signedIn(),
    requirement: { signedOut: true },
    expected: '/',
  },
  { name: 'step 8: signed out', session: anonymous, requirement: { signedOut: true }, expected: 'allow' },
  { name: 'a public page, signed out', session: anonymous, requirement: {}, expected: 'allow' },
];

/** Each row fails one step more than the next row, so swapping two steps changes a result. */
const order: Row[] = [
  { name: '1 before 2', session: loading, requirement: allRequirements, expected: 'loading' },
  { name: '2 before all that needs a user', session: anonymous, requirement: allRequirements, expected: '/login' },
  {
    name: '3 before 4',
    session: signedIn({ is_banned: true, is_verified: false }),
    requirement: allRequirements,
    expected: '/banned',
  },
  { name: '4 before 5', session: signedIn({ is_verified: false }), requirement: allRequirements, expected: '/' },
  {
    name: '5 before 6',
    session: signedIn({ role: 'admin', is_verified: false }),
    requirement: allRequirements,
    expected: '/dashboard',
  },
  {
    name: '6 before 7',
    session: signedIn({ role: 'super_admin', is_verified: false }),
    requirement: allRequirements,
    expected: '/verify-email',
  },
  {
    name: '7 before 8',
    session: signedIn({ role: 'super_admin' }),
    requirement: allRequirements,
    expected: '/unauthorized',
  },
  { name: '8 last', session: signedIn({ id: 'u2', role: 'super_admin' }), requirement: allRequirements, expected: '/' },
];

describe('route guard (R072)', () => {
  it.each(steps)('$name → $expected (R072)', ({ session, requirement, expected }) => {
    expect(summarize(guardRoute(session, requirement))).toBe(expected);
  });
  it.each(order)('decides by order: $name → $expected (R072)', ({ session, requirement, expected }) => {
    expect(summarize(guardRoute(session, requirement))).toBe(expected);
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
