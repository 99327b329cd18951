import { describe, expect, it } from 'vitest';
import { user } from '../testing/sample-user.ts';
import { IncompleteResponseError, parseSession, parseVerdict } from './session-responses.ts';

const tokens = { accessToken: 'id', customToken: 'custom', expiresIn: '2026-01-02T04:04:05.000Z' };

const getErrorCode = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof IncompleteResponseError) return error.code;
  }
  return 'none';
};

describe('parseVerdict (R064)', () => {
  it('parses a member', () => {
    expect(parseVerdict({ user })).toEqual({ kind: 'member', user });
  });

  it.each([
    [0, false],
    [1, true],
    [false, false],
    [true, true],
  ])('accepts is_verified as %j (R064)', (given, is_verified) => {
    expect(parseVerdict({ user: { ...user, is_verified: given } })).toEqual({
      kind: 'member',
      user: { ...user, is_verified },
    });
  });

  it('parses a banned account with its reason (R071)', () => {
    const banned = { id: 'u1', username: 'banido', is_banned: true, ban_reason: 'Spam', banned_at: null };
    expect(parseVerdict({ user: banned })).toEqual({
      kind: 'banned',
      notice: { reason: 'Spam', since: null, account: { username: 'banido', name: '', email: '' } },
    });
  });
});

describe('parseVerdict with a whole banned account (R071)', () => {
  it.each([
    ['a reason', { ban_reason: 'Spam' }, 'Spam'],
    ['no reason', { ban_reason: null }, ''],
    ['an unknown date', { ban_reason: 'Spam', banned_at: '2026-01-01 10:00:00' }, 'Spam'],
  ])('parses a ban with %s', (_name, change, reason) => {
    const { username, display_name: name, email } = user;
    expect(parseVerdict({ user: { ...user, is_banned: true, ...change } })).toEqual({
      kind: 'banned',
      notice: { reason, since: null, account: { username, name, email } },
    });
  });
});

describe('incomplete responses (R069)', () => {
  it.each([undefined, null, {}, { user: null }, { user: { id: 'u1' } }])(
    'throw user_missing for the data %j',
    (data) => {
      expect(getErrorCode(() => parseVerdict(data))).toBe('user_missing');
      expect(getErrorCode(() => parseSession(data))).toBe('user_missing');
    },
  );

  it.each([undefined, null, {}, { accessToken: '' }, { customToken: 'c' }])(
    'throw token_missing for the tokens %j',
    (given) => {
      expect(getErrorCode(() => parseSession({ user, tokens: given }))).toBe('token_missing');
    },
  );

  it('are not those that spell accessToken as access_token', () => {
    expect(parseSession({ user, tokens })).toMatchObject({ accessToken: 'id', customToken: 'custom' });
    expect(parseSession({ user, tokens: { access_token: 'id' } })).toMatchObject({
      accessToken: 'id',
      customToken: undefined,
    });
  });
});
