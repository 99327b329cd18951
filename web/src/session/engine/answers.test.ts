import { describe, expect, it } from 'vitest';
import { IncompleteAnswer, parseSession, parseVerdict } from './answers.ts';

const user = {
  id: 'u1',
  username: 'jogador',
  display_name: 'Jogador',
  email: 'jogador@bigorna.test',
  full_name: 'Ana Jogadora',
  bio: '',
  avatar_url: null,
  role: 'user',
  is_banned: false,
  ban_reason: null,
  is_verified: true,
  member_since: '2026-01-02T03:04:05.000Z',
  last_login: null,
  settings: {
    locale: null,
    theme: 'dark',
    game_version: null,
    loader: null,
    notify_mod_updates: true,
    notify_new_mods: false,
    notify_comments: true,
    notify_system: true,
  },
};
const tokens = { accessToken: 'id', customToken: 'custom', expiresIn: '2026-01-02T04:04:05.000Z' };

const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof IncompleteAnswer) return error.code;
  }
  return 'none';
};

describe('R064 the answer of /auth/verify', () => {
  it('is a member', () => {
    expect(parseVerdict({ user })).toEqual({ kind: 'member', user });
  });

  it.each([
    [0, false],
    [1, true],
    [false, false],
    [true, true],
  ])('R064 accepts is_verified as %j', (given, is_verified) => {
    expect(parseVerdict({ user: { ...user, is_verified: given } })).toEqual({
      kind: 'member',
      user: { ...user, is_verified },
    });
  });

  it('R071 tells a banned account from a member, with its reason', () => {
    const banned = { id: 'u1', username: 'banido', is_banned: true, ban_reason: 'Spam', banned_at: null };
    expect(parseVerdict({ user: banned })).toEqual({ kind: 'banned', notice: { reason: 'Spam', since: null } });
  });
});

describe('R069 what is missing in an answer', () => {
  it.each([undefined, null, {}, { user: null }, { user: { id: 'u1' } }])('is the user in %j', (data) => {
    expect(codeOf(() => parseVerdict(data))).toBe('user_missing');
    expect(codeOf(() => parseSession(data))).toBe('user_missing');
  });

  it.each([undefined, null, {}, { accessToken: '' }, { customToken: 'c' }])('is the token in %j', (given) => {
    expect(codeOf(() => parseSession({ user, tokens: given }))).toBe('token_missing');
  });

  it('is nothing with accessToken, nor with its alias', () => {
    expect(parseSession({ user, tokens })).toMatchObject({ accessToken: 'id', customToken: 'custom' });
    expect(parseSession({ user, tokens: { access_token: 'id' } })).toMatchObject({
      accessToken: 'id',
      customToken: undefined,
    });
  });
});
