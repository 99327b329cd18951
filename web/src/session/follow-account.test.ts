import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import type { Account } from '@bigorna/domain/entities/account';
import { describe, expect, it, vi } from 'vitest';
import { followAccount } from './follow-account.ts';

const since = new Date('2026-11-20T10:00:00.000Z');
const account: Account = {
  username: 'ana',
  display_name: 'Ana',
  email: 'ana@bigorna.test',
  full_name: 'Ana Teste',
  bio: '',
  avatar_url: null,
  role: 'user',
  is_banned: false,
  ban_reason: null,
  banned_at: null,
  banned_until: null,
  valid_after_before_ban: null,
  ban_revoked_at: null,
  is_verified: true,
  valid_after: since,
  member_since: since,
  last_login: since,
  search: [],
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
const user: OwnUser = {
  id: 'u',
  username: 'ana',
  display_name: 'Ana',
  email: 'ana@bigorna.test',
  full_name: 'Ana Teste',
  bio: '',
  avatar_url: null,
  role: 'user',
  is_banned: false,
  ban_reason: null,
  is_verified: true,
  member_since: since.toISOString(),
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

const answerTo = (word: Account | null, member: OwnUser | undefined = user) => {
  const recheck = vi.fn(async () => {});
  const reportBan = vi.fn(async () => {});
  followAccount(word, member, { recheck, reportBan });
  return { rechecks: recheck.mock.calls.length, bans: reportBan.mock.calls };
};

describe('the live account and the session', () => {
  it('agree: nothing happens', () => {
    expect(answerTo(account)).toEqual({ rechecks: 0, bans: [] });
    expect(answerTo({ ...account, last_login: new Date(), settings: { ...account.settings, theme: 'light' } })).toEqual(
      {
        rechecks: 0,
        bans: [],
      },
    );
  });

  it('R087 a ban ends the session with its reason, its moment and its end', () => {
    const until = new Date('2026-12-20T10:00:00.000Z');
    const banned = { ...account, is_banned: true, ban_reason: 'Spam', banned_at: since, banned_until: until };
    expect(answerTo(banned)).toEqual({
      rechecks: 0,
      bans: [[{ reason: 'Spam', since: since.toISOString(), until: until.toISOString() }]],
    });
    expect(answerTo({ ...account, is_banned: true }).bans).toEqual([[{ reason: '', since: null, until: null }]]);
  });

  it.each([
    ['role', { role: 'moderator' as const }],
    ['verification', { is_verified: false }],
    ['name', { display_name: 'Outra' }],
    ['avatar', { avatar_url: '/media/a.webp' }],
  ])('R146 another %s has the server asked', (_what, change) => {
    expect(answerTo({ ...account, ...change })).toEqual({ rechecks: 1, bans: [] });
  });

  it('no document has the server asked', () => {
    expect(answerTo(null).rechecks).toBe(1);
  });

  it('nobody signed in: nothing happens', () => {
    const recheck = vi.fn(async () => {});
    const reportBan = vi.fn(async () => {});
    followAccount({ ...account, is_banned: true }, undefined, { recheck, reportBan });
    expect(recheck).not.toHaveBeenCalled();
    expect(reportBan).not.toHaveBeenCalled();
  });
});
