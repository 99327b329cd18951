import { type GuardSession, guardRoute } from '@bigorna/domain/access/guard';
import { describe, expect, it } from 'vitest';
import { guardOpenPage } from './guard-open-page.ts';

const member: GuardSession = {
  status: 'signed_in',
  user: { id: 'u', role: 'user', is_banned: false, is_verified: true },
};
const banned: GuardSession = { status: 'signed_in', user: { ...member.user, is_banned: true } };
const anonymous: GuardSession = { status: 'anonymous' };
const onDashboard = { signedIn: true };
const onLogin = { signedOut: true };

describe('guard of open pages (R072, R111)', () => {
  it('redirects a signed-out visitor to /login, but keeps a page that is already open', () => {
    const outcome = guardRoute(anonymous, onDashboard);
    expect(guardOpenPage(outcome, false, false)).toEqual({ kind: 'redirect', to: '/login', rememberOrigin: true });
    expect(guardOpenPage(outcome, true, false)).toEqual({ kind: 'session_ended' });
  });

  it('redirects a signed-in member from /login, but keeps an open login page', () => {
    const outcome = guardRoute(member, onLogin);
    expect(guardOpenPage(outcome, false, true)).toEqual({ kind: 'redirect', to: '/', rememberOrigin: false });
    expect(guardOpenPage(outcome, true, true)).toEqual({ kind: 'allow' });
  });

  it('redirects a banned member to /banned even from an open page', () => {
    const outcome = guardRoute(banned, onDashboard);
    expect(guardOpenPage(outcome, true, false)).toEqual({ kind: 'redirect', to: '/banned', rememberOrigin: false });
  });

  it('redirects a demoted member from an open staff page', () => {
    const outcome = guardRoute(member, { staff: true });
    expect(guardOpenPage(outcome, true, false)).toEqual({ kind: 'redirect', to: '/', rememberOrigin: false });
  });

  it('waits while loading and allows a permitted member', () => {
    expect(guardOpenPage({ kind: 'loading' }, true, false)).toEqual({ kind: 'loading' });
    expect(guardOpenPage(guardRoute(member, onDashboard), true, false)).toEqual({ kind: 'allow' });
  });
});
