import type { StaffAction } from '@bigorna/domain/staff-actions';
import { z } from 'zod';
import { parseLoggedFields, type Undo } from '../../audit/undo.ts';
import { ApiError, requireFound, throwAs } from '../../platform/api-error.ts';
import { markOpen } from '../reports/resolve-report.ts';
import { findReportsInState } from '../reports/undo.ts';
import { updateReportGroupNow } from '../reports/update-report-group.ts';
import { getCommentRef, parseCommentPath, runCommentCommand } from './comment-command.ts';

const before = z.object({ hidden: z.boolean() });
const after = z.object({ hidden: z.boolean(), reports: z.array(z.string()).default([]) });

/** Restores the previous visibility of a comment and reopens the reports that the action resolved. */
const undoVisibility: Undo = async (entry, actor) => {
  const [previous, current] = [parseLoggedFields(before, entry.before), parseLoggedFields(after, entry.after)];
  const command = { ...parseCommentPath(entry.target), actor, undoes: entry.id };
  const outcome = current.hidden ? 'upheld' : 'dismissed';
  const undone = await runCommentCommand(command, async (tx, { hidden }) => {
    if (hidden !== current.hidden) throw new ApiError('stale');
    const reports = await findReportsInState(tx, current.reports, (report) => report.outcome === outcome);
    tx.update(getCommentRef(command), { hidden: previous.hidden });
    markOpen(
      tx,
      reports.map(({ id }) => id),
    );
    const action = previous.hidden ? 'hide:comment' : 'restore:comment';
    return { action, before: { hidden }, after: { hidden: previous.hidden } };
  }).catch(throwAs({ comment_not_found: 'stale' }));
  await updateReportGroupNow({ subject: 'comment', path: entry.target });
  return requireFound(undone, 'stale');
};

export const COMMENT_UNDO = {
  'hide:comment': undoVisibility,
  'restore:comment': undoVisibility,
} as const satisfies Partial<Record<StaffAction, Undo>>;
