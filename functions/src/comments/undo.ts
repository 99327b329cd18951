import type { StaffAction } from '@bigorna/domain/staff-actions';
import { z } from 'zod';
import { loggedFields } from '../logs/logged-fields.ts';
import type { Undo } from '../logs/undo.ts';
import { ApiError, notFoundUnless } from '../platform/api-error.ts';
import { markOpen } from '../reports/resolve.ts';
import { reportsStill } from '../reports/undo.ts';
import { addressAt } from './comment-key.ts';
import { act, commentAt } from './staff-act.ts';

const before = z.object({ hidden: z.boolean() });
const after = z.object({ hidden: z.boolean(), reports: z.array(z.string()).default([]) });

/** The comment as it was shown before, and the reports that the act resolved waiting again. */
const undoHidden: Undo = async (entry, actor) => {
  const [was, left] = [loggedFields(before, entry.before), loggedFields(after, entry.after)];
  const on = { ...addressAt(entry.target), actor, undoes: entry.id };
  const outcome = left.hidden ? 'upheld' : 'dismissed';
  const undone = await act(on, async (step, { hidden }) => {
    if (hidden !== left.hidden) throw new ApiError('stale');
    const reports = await reportsStill(step, left.reports, (report) => report.outcome === outcome);
    step.update(commentAt(on), { hidden: was.hidden });
    markOpen(
      step,
      reports.map(({ id }) => id),
    );
    const action = was.hidden ? 'hide:comment' : 'restore:comment';
    return { action, before: { hidden }, after: { hidden: was.hidden } };
  }).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'comment_not_found' ? new ApiError('stale') : error;
  });
  return notFoundUnless(undone, 'stale');
};

/** What undoes which action on comments. */
export const COMMENT_UNDO = {
  'hide:comment': undoHidden,
  'restore:comment': undoHidden,
} as const satisfies Partial<Record<StaffAction, Undo>>;
