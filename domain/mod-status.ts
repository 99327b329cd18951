/** Statuses of a mod; see docs/decisions, "Mod lifecycle". */
export const MOD_STATUSES = ['draft', 'pending', 'approved', 'rejected', 'archived'] as const;
export type ModStatus = (typeof MOD_STATUSES)[number];

/** Actions that change the status. */
export const MOD_TRANSITIONS = ['submit', 'approve', 'reject', 'reopen', 'archive', 'restore'] as const;
export type ModTransition = (typeof MOD_TRANSITIONS)[number];

interface StatusRule {
  /** Whether visitors see the mod. */
  visible: boolean;
  /** Whether staff can mark the mod as featured, which is possible before it is visible. */
  canFeature: boolean;
  /** New status by allowed action. `former` is the status before archiving. */
  moves: Readonly<Partial<Record<ModTransition, ModStatus | 'former'>>>;
}

export const MOD_STATUS: Readonly<Record<ModStatus, StatusRule>> = {
  draft: { visible: false, canFeature: true, moves: { submit: 'pending', archive: 'archived' } },
  pending: {
    visible: false,
    canFeature: true,
    moves: { approve: 'approved', reject: 'rejected', archive: 'archived' },
  },
  approved: { visible: true, canFeature: true, moves: { reject: 'rejected', archive: 'archived' } },
  rejected: { visible: false, canFeature: false, moves: { reopen: 'pending', archive: 'archived' } },
  archived: { visible: false, canFeature: true, moves: { restore: 'former' } },
};

/** Since when a pending mod waits for review; null in other statuses, and in older documents without the time. */
export const getWaitingSince = (mod: { status: ModStatus; submitted_at?: Date | undefined }): string | null =>
  mod.status === 'pending' ? (mod.submitted_at?.toISOString() ?? null) : null;

/**
 * The status after an action; undefined if the action is not allowed.
 *
 * @param previous the status before archiving, for `restore`. Defaults to `draft`, which visitors do not see.
 */
export const getStatusAfter = (
  status: ModStatus,
  move: ModTransition,
  previous: ModStatus = 'draft',
): ModStatus | undefined => {
  const next = MOD_STATUS[status].moves[move];
  return next === 'former' ? previous : next;
};
