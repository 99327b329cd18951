import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import type { Account } from '@bigorna/domain/entities/account';
import { describe, expect, it, vi } from 'vitest';
import { user } from '#shared/session/testing/sample-user.ts';
import { handleAccountChange } from './handle-account-change.ts';

const since = new Date('2026-11-20T10:00:00.000Z');
const { id: _id, ...profile } = user;
const account: Account = {
  ...profile,
  banned_at: null,
  banned_until: null,
  valid_after_before_ban: null,
  ban_revoked_at: null,
  password_expired_at: null,
  valid_after: since,
  sessions: {},
  member_since: since,
  last_login: since,
  search: [],
};

const handleChange = (change: Account | null, member: CurrentUser | undefined = user) => {
  const recheck = vi.fn(async () => {});
  const reportBan = vi.fn(async () => {});
  handleAccountChange(change, member, { recheck, reportBan });
  return { rechecks: recheck.mock.calls.length, bans: reportBan.mock.calls };
};

describe('change of the live account', () => {
  it('does nothing when the session has the same values', () => {
    expect(handleChange(account)).toEqual({ rechecks: 0, bans: [] });
    expect(
      handleChange({ ...account, last_login: new Date(), settings: { ...account.settings, theme: 'light' } }),
    ).toEqual({
      rechecks: 0,
      bans: [],
    });
  });

  it('ends the session on a ban with reason, start and end (R087)', () => {
    const until = new Date('2026-12-20T10:00:00.000Z');
    const banned = { ...account, is_banned: true, ban_reason: 'Spam', banned_at: since, banned_until: until };
    expect(handleChange(banned)).toEqual({
      rechecks: 0,
      bans: [[{ reason: 'Spam', since: since.toISOString(), until: until.toISOString() }]],
    });
    expect(handleChange({ ...account, is_banned: true }).bans).toEqual([[{ reason: '', since: null, until: null }]]);
  });

  it.each([
    ['role', { role: 'moderator' as const }],
    ['verification', { is_verified: false }],
    ['name', { display_name: 'Outra' }],
    ['avatar', { avatar_url: '/media/a.webp' }],
  ])('rechecks the session when the %s changes (R146)', (_what, change) => {
    expect(handleChange({ ...account, ...change })).toEqual({ rechecks: 1, bans: [] });
  });

  it('rechecks the session when the account document is missing', () => {
    expect(handleChange(null).rechecks).toBe(1);
  });

  it('does nothing when signed out', () => {
    const recheck = vi.fn(async () => {});
    const reportBan = vi.fn(async () => {});
    handleAccountChange({ ...account, is_banned: true }, undefined, { recheck, reportBan });
    expect(recheck).not.toHaveBeenCalled();
    expect(reportBan).not.toHaveBeenCalled();
  });
});
