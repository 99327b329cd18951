import type { Mod, ModModeration } from '@bigorna/domain/entities/mod';
import { FALLBACK_LOCALE, type Locale } from '@bigorna/domain/locales';
import { type ModMove, statusAfter } from '@bigorna/domain/mod-status';
import { reasonSaid, rejectionText } from '@bigorna/domain/reason-texts/index';
import type { RejectReason } from '@bigorna/domain/reject-reasons';
import { tell } from '../notifications/notify.ts';
import { ApiError } from '../platform/api-error.ts';
import { now } from '../platform/clock.ts';
import { doc, type Reader, type Writer } from '../platform/firestore.ts';
import { refuseClaimed } from '../reviews/claims.ts';
import { type Change, changeMod, type StaffAct } from './change-mod.ts';
import type { StatePatch } from './mod-state.ts';
import type { StoredMod } from './stored-mod.ts';

/** Why a mod is sent back: a policy's name, words, or both. */
export interface Rejection {
  readonly reason: string | null;
  readonly code: RejectReason | null;
}

/** What a verb changes beside the status. */
const ALSO: { readonly [M in ModMove]?: (found: StoredMod) => StatePatch } = {
  approve: ({ mod }) => ({ published_at: mod.published_at ?? now(), reason_code: null }),
  archive: ({ mod }) => ({ former_status: mod.status }),
  restore: () => ({ former_status: null }),
};

const patchOf = (found: StoredMod, move: ModMove): StatePatch => {
  const status = statusAfter(found.mod.status, move, found.moderation?.former_status ?? undefined);
  if (status === undefined) throw new ApiError('move_not_allowed');
  return { status, ...ALSO[move]?.(found) };
};

/**
 * Moves a mod by a verb that says nothing but itself.
 *
 * @returns the log entry's id
 * @throws ApiError mod_not_found, stale, move_not_allowed, file_blocked
 */
export const moveMod = (move: Exclude<ModMove, 'approve' | 'reject'>, act: StaffAct): Promise<string | undefined> =>
  changeMod(act, (found) => ({ action: `${move}:mod`, patch: patchOf(found, move) }));

/** A decision that nobody else is about to take. */
const decided = async (
  { actor }: StaffAct,
  move: 'approve' | 'reject',
  found: StoredMod,
  step: Reader,
): Promise<Pick<Change, 'patch'> & { moderation: Pick<ModModeration, 'decided_by' | 'decided_at'> }> => {
  const patch = patchOf(found, move);
  await refuseClaimed(step, found.moderation, actor);
  return { patch, moderation: { decided_by: actor, decided_at: now() } };
};

/**
 * Approves a pending mod.
 *
 * @returns the log entry's id
 * @throws ApiError mod_not_found, stale, move_not_allowed, claimed, file_blocked
 */
export const approveMod = (act: StaffAct): Promise<string | undefined> =>
  changeMod(act, async (found, step) => {
    const { patch, moderation } = await decided(act, 'approve', found, step);
    return { action: 'approve:mod', patch, moderation: { ...moderation, reason: null } };
  });

const reasonIn = (locale: Locale, { reason, code }: Rejection): string =>
  reasonSaid(code === null ? undefined : rejectionText(locale, code), reason);

/** Tells whoever made the entry, in their language; nobody where the account is gone. */
const noticeToMaker = async (
  step: Reader,
  uid: string,
  { title }: Mod,
  rejection: Rejection,
): Promise<(writes: Writer) => void> => {
  const account = await step.get(doc('users/{uid}', uid));
  if (account === undefined) return () => undefined;
  const reason = reasonIn(account.settings.locale ?? FALLBACK_LOCALE, rejection);
  return (writes) => {
    tell(writes, uid, account, { template: 'mod_rejected', values: { title, reason }, path: '/admin' });
  };
};

/**
 * Rejects a pending mod, or takes an approved one away.
 *
 * @returns the log entry's id
 * @throws ApiError mod_not_found, stale, move_not_allowed, claimed
 */
export const rejectMod = (act: StaffAct, rejection: Rejection): Promise<string | undefined> =>
  changeMod(act, async (found, step) => {
    const { patch, moderation } = await decided(act, 'reject', found, step);
    const { reason, code } = rejection;
    const maker = found.moderation?.created_by;
    return {
      action: 'reject:mod',
      patch: { ...patch, reason_code: code },
      moderation: { ...moderation, reason },
      reason,
      ...(maker === undefined ? {} : { also: await noticeToMaker(step, maker, found.mod, rejection) }),
    };
  });
