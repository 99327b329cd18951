import type { BannedUser, OwnUser } from '@bigorna/domain/endpoints/auth';
import type { AnswerOf } from '@bigorna/domain/endpoints/index';
import type { Account } from '@bigorna/domain/entities/account';

/** The account as its owner sees it. */
export const ownUserOf = (uid: string, account: Account): OwnUser => ({
  id: uid,
  username: account.username,
  display_name: account.display_name,
  email: account.email,
  full_name: account.full_name,
  bio: account.bio,
  avatar_url: account.avatar_url,
  role: account.role,
  is_banned: account.is_banned,
  ban_reason: account.ban_reason,
  is_verified: account.is_verified,
  member_since: account.member_since.toISOString(),
  last_login: account.last_login?.toISOString() ?? null,
  settings: account.settings,
});

/** All that a banned member's token still learns. */
export const bannedUserOf = (uid: string, account: Account, defaultReason: string): BannedUser => ({
  id: uid,
  username: account.username,
  is_banned: true,
  ban_reason: account.ban_reason ?? defaultReason,
  banned_at: account.banned_at?.toISOString() ?? null,
});

/** An account as whoever bans it sees it: without e-mail and full name, which moderators do not see. */
export const bannableUserOf = (
  uid: string,
  { username, role, is_banned, ban_reason }: Account,
): AnswerOf<'banUser'> => ({
  id: uid,
  username,
  role,
  is_banned,
  ban_reason,
});
