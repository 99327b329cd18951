import { role } from '@bigorna/domain/entities/common';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import { z } from 'zod';
import { loggedFields } from '../logs/logged-fields.ts';
import type { Undo, UndoneEntry } from '../logs/undo.ts';
import { ApiError, notFoundUnless } from '../platform/api-error.ts';
import { now } from '../platform/clock.ts';
import { ban, unban } from './ban.ts';
import { changeRole } from './change-role.ts';

const uidOf = ({ target }: UndoneEntry): string => target.split('/')[1] ?? '';

const banned = z.object({ banned_at: z.date() });
const lifted = z.object({ ban_reason: z.string().nullable(), banned_until: z.date().nullable().default(null) });
const given = z.object({ role });

const staleUnless = (isAsLeft: boolean): void => {
  if (!isAsLeft) throw new ApiError('stale');
};

const undoBan: Undo = async (entry, actor) => {
  const { banned_at } = loggedFields(banned, entry.after);
  const check = (account: { banned_at: Date | null }) =>
    staleUnless(account.banned_at?.getTime() === banned_at.getTime());
  const logged = await unban(uidOf(entry), actor, { check, undoes: entry.id });
  return notFoundUnless(logged.entry, 'stale');
};

/** Bans again as it was; not where the ban would be over by now. */
const undoUnban: Undo = async (entry, actor) => {
  const { ban_reason, banned_until } = loggedFields(lifted, entry.before);
  const check = (account: { is_banned: boolean }) =>
    staleUnless(!account.is_banned && (banned_until === null || banned_until > now()));
  const terms = { words: ban_reason ?? '', until: banned_until };
  const logged = await ban(uidOf(entry), terms, actor, { check, undoes: entry.id });
  return notFoundUnless(logged.entry, 'stale');
};

const undoRole: Undo = async (entry, actor) => {
  const change = {
    from: loggedFields(given, entry.after).role,
    role: loggedFields(given, entry.before).role,
    undoes: entry.id,
  };
  return notFoundUnless((await changeRole(uidOf(entry), change, actor)).entry, 'stale');
};

/** What undoes which action on accounts. */
export const USER_UNDO = {
  'ban:user': undoBan,
  'unban:user': undoUnban,
  'change:role': undoRole,
} as const satisfies Partial<Record<StaffAction, Undo>>;
