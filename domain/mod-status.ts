import type { Permission } from './access/permissions.ts';

/** The life of a mod, one record a status. Source: decisions, "Mods and addons". */
export const MOD_STATUSES = ['draft', 'pending', 'approved', 'rejected', 'archived'] as const;
export type ModStatus = (typeof MOD_STATUSES)[number];

/** The verbs that move a mod from one status to another. */
export const MOD_MOVES = ['submit', 'approve', 'reject', 'reopen', 'archive', 'restore'] as const;
export type ModMove = (typeof MOD_MOVES)[number];

interface StatusRule {
  /** Visitors see it in listing, search and on its page. */
  visible: boolean;
  /** What each verb allowed here leads to; `former` is the status before it was archived. */
  moves: Readonly<Partial<Record<ModMove, ModStatus | 'former'>>>;
}

export const MOD_STATUS: Readonly<Record<ModStatus, StatusRule>> = {
  draft: { visible: false, moves: { submit: 'pending', archive: 'archived' } },
  pending: { visible: false, moves: { approve: 'approved', reject: 'rejected', archive: 'archived' } },
  approved: { visible: true, moves: { reject: 'rejected', archive: 'archived' } },
  rejected: { visible: false, moves: { reopen: 'pending', archive: 'archived' } },
  archived: { visible: false, moves: { restore: 'former' } },
};

/** The permission each verb needs. */
export const MOVE_PERMISSION: Readonly<Record<ModMove, Permission>> = {
  submit: 'edit:mod',
  approve: 'decide:mod',
  reject: 'decide:mod',
  reopen: 'decide:mod',
  archive: 'edit:mod',
  restore: 'edit:mod',
};

/**
 * The status a verb leads to, or undefined where the verb is not allowed.
 *
 * @param former the status before archiving, for `restore`; unknown falls back to `draft`, which nobody sees.
 */
export const statusAfter = (status: ModStatus, move: ModMove, former: ModStatus = 'draft'): ModStatus | undefined => {
  const next = MOD_STATUS[status].moves[move];
  return next === 'former' ? former : next;
};
