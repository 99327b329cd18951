import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import type { Account } from '@bigorna/domain/entities/account';
import type { SessionActions } from './create-session.ts';

/** What of the account the session carries; a change of any asks the server again. */
const CARRIED = [
  'username',
  'display_name',
  'email',
  'full_name',
  'bio',
  'avatar_url',
  'role',
  'is_verified',
] as const satisfies readonly (keyof Account & keyof OwnUser)[];

/** Whether the session still says of the member what their account says. */
export const isCurrent = (account: Account, user: OwnUser): boolean =>
  CARRIED.every((field) => account[field] === user[field]);

/**
 * Answers a word of the live account document: a ban ends the session; any other change, or no document at all, has the
 * server asked who the member is now.
 */
export const followAccount = (
  account: Account | null,
  user: OwnUser | undefined,
  { recheck, reportBan }: Pick<SessionActions, 'recheck' | 'reportBan'>,
): void => {
  if (!user) return;
  if (account?.is_banned) {
    void reportBan({
      reason: account.ban_reason ?? '',
      since: account.banned_at?.toISOString() ?? null,
      until: account.banned_until?.toISOString() ?? null,
    });
  } else if (!account || !isCurrent(account, user)) void recheck();
};
