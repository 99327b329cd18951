import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import type { Account } from '@bigorna/domain/entities/account';
import type { SessionActions } from '#shared/session/create-session.ts';

/** Account fields that the session contains. A change of any of these fields rechecks the session. */
const SESSION_FIELDS = [
  'username',
  'display_name',
  'email',
  'full_name',
  'bio',
  'avatar_url',
  'role',
  'is_verified',
  'has_factor',
] as const satisfies readonly (keyof Account & keyof CurrentUser)[];

/** Whether the session's copy of the account is current. */
const isCurrent = (account: Account, user: CurrentUser): boolean =>
  SESSION_FIELDS.every((field) => account[field] === user[field]);

/**
 * Handles a change of the live account document. A ban ends the session. Any other relevant change, or a missing
 * document, rechecks the session at the server.
 */
export const handleAccountChange = (
  account: Account | null,
  user: CurrentUser | undefined,
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
