import type { Mod, ModModeration } from '@bigorna/domain/entities/mod';
import { FALLBACK_LOCALE, type Locale } from '@bigorna/domain/locales';
import { getStatusAfter, type ModTransition } from '@bigorna/domain/mod-status';
import { formatReason, getRejectionText } from '@bigorna/domain/reason-texts/index';
import type { RejectReason } from '@bigorna/domain/reject-reasons';
import { notifyAccount } from '../../members/notifications/notify.ts';
import { ApiError } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { doc, type Reader, type Writer } from '../../platform/firestore.ts';
import { assertNotClaimed } from '../stored/claims.ts';
import type { StatePatch } from '../stored/mod-state.ts';
import type { StoredMod } from '../stored/stored-mod.ts';
import { changeMod, type ModChange, type ModCommand } from './change-mod.ts';

/** Reason of a rejection: a rule of the policy, the staff's text, or both. */
export interface Rejection {
  readonly reason: string | null;
  readonly code: RejectReason | null;
}

/** State changes of a transition, in addition to the status. */
const EXTRA_PATCH: { readonly [M in ModTransition]?: (stored: StoredMod) => StatePatch } = {
  approve: ({ mod }) => ({ published_at: mod.published_at ?? now(), reason_code: null }),
  archive: ({ mod }) => ({ former_status: mod.status }),
  restore: () => ({ former_status: null }),
};

const createPatch = (stored: StoredMod, transition: ModTransition): StatePatch => {
  const status = getStatusAfter(stored.mod.status, transition, stored.moderation?.former_status ?? undefined);
  if (status === undefined) throw new ApiError('move_not_allowed');
  return { status, ...EXTRA_PATCH[transition]?.(stored) };
};

/**
 * Runs a transition without further input.
 *
 * @returns the id of the log entry
 * @throws ApiError mod_not_found, stale, move_not_allowed, file_blocked, release_missing
 */
export const transitionMod = (
  transition: Exclude<ModTransition, 'approve' | 'reject'>,
  command: ModCommand,
): Promise<string | undefined> =>
  changeMod(command, (stored) => ({ action: `${transition}:mod`, patch: createPatch(stored, transition) }));

/** Decides about a mod, unless another moderator has claimed it. */
const decide = async (
  { actor }: ModCommand,
  transition: 'approve' | 'reject',
  stored: StoredMod,
  tx: Reader,
): Promise<Pick<ModChange, 'patch'> & { moderation: Pick<ModModeration, 'decided_by' | 'decided_at'> }> => {
  const patch = createPatch(stored, transition);
  await assertNotClaimed(tx, stored.moderation, actor);
  return { patch, moderation: { decided_by: actor, decided_at: now() } };
};

/**
 * Approves a pending mod with a clear release.
 *
 * @returns the id of the log entry
 * @throws ApiError mod_not_found, stale, move_not_allowed, claimed, file_blocked, release_missing
 */
export const approveMod = (command: ModCommand): Promise<string | undefined> =>
  changeMod(command, async (stored, tx) => {
    const { patch, moderation } = await decide(command, 'approve', stored, tx);
    return { action: 'approve:mod', patch, moderation: { ...moderation, reason: null } };
  });

const formatRejection = (locale: Locale, { reason, code }: Rejection): string =>
  formatReason(code === null ? undefined : getRejectionText(locale, code), reason);

/**
 * Prepares a notification of the mod's creator in their language. Returns the function that writes it, which does
 * nothing if the account was deleted.
 */
const createNotifier = async (
  tx: Reader,
  uid: string,
  { title }: Mod,
  rejection: Rejection,
): Promise<(writes: Writer) => void> => {
  const account = await tx.get(doc('users/{uid}', uid));
  if (account === undefined) return () => undefined;
  const reason = formatRejection(account.settings.locale ?? FALLBACK_LOCALE, rejection);
  return (writes) => {
    notifyAccount(writes, uid, account, { template: 'mod_rejected', values: { title, reason }, path: '/admin' });
  };
};

/**
 * Rejects a pending or an approved mod. Visitors no longer see the mod, and it is no longer featured.
 *
 * @returns the id of the log entry
 * @throws ApiError mod_not_found, stale, move_not_allowed, claimed
 */
export const rejectMod = (command: ModCommand, rejection: Rejection): Promise<string | undefined> =>
  changeMod(command, async (stored, tx) => {
    const { patch, moderation } = await decide(command, 'reject', stored, tx);
    const { reason, code } = rejection;
    const creator = stored.moderation?.created_by;
    return {
      action: 'reject:mod',
      patch: { ...patch, reason_code: code },
      moderation: { ...moderation, reason },
      reason,
      ...(creator === undefined ? {} : { also: await createNotifier(tx, creator, stored.mod, rejection) }),
    };
  });
