import { describe, expect, it } from 'vitest';
import { actionTarget } from './action-target.ts';

describe('a link of Firebase’s mails', () => {
  it.each([
    ['R066', 'resetPassword', '/reset-password'],
    ['R077', 'verifyEmail', '/verify-email'],
    ['R077', 'verifyAndChangeEmail', '/verify-email'],
    ['R077', 'recoverEmail', '/verify-email'],
  ])('%s of mode %s is handed on to %s with its code', (_id, mode, page) => {
    const search = `?mode=${mode}&oobCode=a-b_c&apiKey=k&lang=pt-BR`;
    expect(actionTarget(search)).toBe(`${page}?token=a-b_c`);
  });

  it('keeps every character of its code', () => {
    const target = actionTarget(`?mode=resetPassword&oobCode=${encodeURIComponent('a/b?c&d=+')}`);
    expect(new URLSearchParams(target?.split('?')[1]).get('token')).toBe('a/b?c&d=+');
  });

  it.each([
    '',
    '?mode=signIn&oobCode=x',
    '?mode=resetPassword',
    '?mode=verifyEmail&oobCode=%20',
    '?oobCode=x',
    '?mode=constructor&oobCode=x',
  ])('leads nowhere as %j', (search) => {
    expect(actionTarget(search)).toBeUndefined();
  });
});
