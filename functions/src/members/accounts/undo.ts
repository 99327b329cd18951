import { role } from '@bigorna/domain/entities/common';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import { z } from 'zod';
import { parseLoggedFields, type Undo, type UndoneEntry } from '../../audit/undo.ts';
import { ApiError, requireFound } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { doc, get } from '../../platform/firestore.ts';
import { ban, unban } from './ban.ts';
import { changeRole } from './change-role.ts';

const getUid = ({ target }: UndoneEntry): string => target.split('/')[1] ?? '';

const loggedBan = z.object({ banned_at: z.date() });
const loggedUnban = z.object({ ban_reason: z.string().nullable(), banned_until: z.date().nullable().default(null) });
const earlierBan = loggedUnban.extend({ is_banned: z.boolean(), banned_at: z.date().nullable() });
const loggedRole = z.object({ role });

const assertUnchanged = (isUnchanged: boolean): void => {
  if (!isUnchanged) throw new ApiError('stale');
};

/** Restores the ban that the ban replaced. Lifts the ban without an earlier one, or if that would have ended by now. */
const undoBan: Undo = async (entry, actor) => {
  const { banned_at } = parseLoggedFields(loggedBan, entry.after);
  const check = (account: { banned_at: Date | null }) =>
    assertUnchanged(account.banned_at?.getTime() === banned_at.getTime());
  const [uid, options] = [getUid(entry), { check, undoes: entry.id }];
  const account = requireFound(await get(doc('users/{uid}', uid)), 'user_not_found');
  // The log contains only changed fields. The others are unchanged, because every ban changes `banned_at`.
  const earlier = parseLoggedFields(earlierBan, { ...account, ...entry.before });
  const { is_banned, ban_reason, banned_at: at, banned_until: until } = earlier;
  const isOver = until !== null && until <= now();
  const terms = { words: ban_reason ?? '', until, at };
  const logged = await (is_banned && !isOver ? ban(uid, terms, actor, options) : unban(uid, actor, options));
  return requireFound(logged.entry, 'stale');
};

/** Restores a lifted ban, unless it would have ended by now. */
const undoUnban: Undo = async (entry, actor) => {
  const { ban_reason, banned_until } = parseLoggedFields(loggedUnban, entry.before);
  const check = (account: { is_banned: boolean }) =>
    assertUnchanged(!account.is_banned && (banned_until === null || banned_until > now()));
  const terms = { words: ban_reason ?? '', until: banned_until };
  const logged = await ban(getUid(entry), terms, actor, { check, undoes: entry.id });
  return requireFound(logged.entry, 'stale');
};

const undoRole: Undo = async (entry, actor) => {
  const change = {
    from: parseLoggedFields(loggedRole, entry.after).role,
    role: parseLoggedFields(loggedRole, entry.before).role,
    undoes: entry.id,
  };
  return requireFound((await changeRole(getUid(entry), change, actor)).entry, 'stale');
};

export const USER_UNDO = {
  'ban:user': undoBan,
  'unban:user': undoUnban,
  'change:role': undoRole,
} as const satisfies Partial<Record<StaffAction, Undo>>;
