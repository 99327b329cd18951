import type { BannedUser, CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import type { EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';
import type { Account } from '@bigorna/domain/entities/account';

/** The account for its owner. */
export const toCurrentUser = (uid: string, account: Account): CurrentUser => ({
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
  has_factor: account.has_factor,
  member_since: account.member_since.toISOString(),
  last_login: account.last_login?.toISOString() ?? null,
  settings: account.settings,
});

/** The account as `/auth/verify` returns it to a banned member. */
export const toBannedUser = (uid: string, account: Account, defaultReason: string): BannedUser => ({
  id: uid,
  username: account.username,
  is_banned: true,
  ban_reason: account.ban_reason ?? defaultReason,
  banned_at: account.banned_at?.toISOString() ?? null,
});

/** The account for staff who ban: without e-mail and full name, which moderators may not read. */
export const toBannableUser = (
  uid: string,
  { username, role, is_banned, ban_reason }: Account,
): EndpointResponse<'banUser'> => ({
  id: uid,
  username,
  role,
  is_banned,
  ban_reason,
});
