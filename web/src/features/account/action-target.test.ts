import { describe, expect, it } from 'vitest';
import { getActionTarget } from './action-target.ts';

describe('links in Firebase’s mails', () => {
  it.each([
    ['R066', 'resetPassword', '/reset-password'],
    ['R077', 'verifyEmail', '/verify-email'],
    ['R077', 'verifyAndChangeEmail', '/verify-email'],
    ['R077', 'recoverEmail', '/verify-email'],
  ])('%s: with mode %s, redirect to %s and pass the code', (_id, mode, page) => {
    const search = `?mode=${mode}&oobCode=a-b_c&apiKey=k&lang=pt-BR`;
    expect(getActionTarget(search)).toBe(`${page}?token=a-b_c`);
  });

  it('keep every character of the code', () => {
    const target = getActionTarget(`?mode=resetPassword&oobCode=${encodeURIComponent('a/b?c&d=+')}`);
    expect(new URLSearchParams(target?.split('?')[1]).get('token')).toBe('a/b?c&d=+');
  });

  it.each([
    '',
    '?mode=signIn&oobCode=x',
    '?mode=resetPassword',
    '?mode=verifyEmail&oobCode=%20',
    '?oobCode=x',
    '?mode=constructor&oobCode=x',
  ])('have no target for the query %j', (search) => {
    expect(getActionTarget(search)).toBeUndefined();
  });
});
