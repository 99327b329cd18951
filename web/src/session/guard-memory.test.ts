import { type GuardSession, guardRoute } from '@bigorna/domain/access/guard';
import { describe, expect, it } from 'vitest';
import { judgeOpenPage } from './guard-memory.ts';

const member: GuardSession = {
  status: 'signed_in',
  user: { id: 'u', role: 'user', is_banned: false, is_verified: true },
};
const banned: GuardSession = { status: 'signed_in', user: { ...member.user, is_banned: true } };
const anonymous: GuardSession = { status: 'anonymous' };
const onDashboard = { signedIn: true };
const onLogin = { signedOut: true };

describe('R072 R111 the guard and open pages', () => {
  it('sends a signed-out arrival to /login, and leaves the open page to say that the session ended', () => {
    const outcome = guardRoute(anonymous, onDashboard);
    expect(judgeOpenPage(outcome, false, false)).toEqual({ kind: 'redirect', to: '/login', rememberOrigin: true });
    expect(judgeOpenPage(outcome, true, false)).toEqual({ kind: 'session_ended' });
  });

  it('sends a signed-in arrival away from /login, and lets the open login page lead on', () => {
    const outcome = guardRoute(member, onLogin);
    expect(judgeOpenPage(outcome, false, true)).toEqual({ kind: 'redirect', to: '/', rememberOrigin: false });
    expect(judgeOpenPage(outcome, true, true)).toEqual({ kind: 'allow' });
  });

  it('sends the banned to /banned also from an open page', () => {
    const outcome = guardRoute(banned, onDashboard);
    expect(judgeOpenPage(outcome, true, false)).toEqual({ kind: 'redirect', to: '/banned', rememberOrigin: false });
  });

  it('sends a demoted member away from an open staff page', () => {
    const outcome = guardRoute(member, { staff: true });
    expect(judgeOpenPage(outcome, true, false)).toEqual({ kind: 'redirect', to: '/', rememberOrigin: false });
  });

  it('waits while loading and lets the allowed in', () => {
    expect(judgeOpenPage({ kind: 'loading' }, true, false)).toEqual({ kind: 'loading' });
    expect(judgeOpenPage(guardRoute(member, onDashboard), true, false)).toEqual({ kind: 'allow' });
  });
});
