import type { Report } from '@bigorna/domain/entities/member';
import type { QueryDoc } from '../../platform/firestore.ts';
import { findOpenReports, markResolved, type Outcome, requestReporterProgress } from '../reports/resolve-report.ts';
import { type CommentChange, type CommentCommand, getCommentRef, runCommentCommand } from './comment-command.ts';

/** How to resolve the open reports about a comment. */
interface Resolution {
  readonly outcome: Outcome;
  readonly note: string;
}
type Decide = (...args: [...Parameters<CommentChange>, open: readonly QueryDoc<Report>[]]) => ReturnType<CommentChange>;

/** Ids of the resolved reports for the log; empty if there are none. */
const toLoggedReports = (open: readonly QueryDoc<Report>[]) =>
  open.length === 0 ? {} : { reports: open.map(({ id }) => id) };

const runAndResolve = async (
  command: CommentCommand,
  { outcome, note }: Resolution,
  decide: Decide,
): Promise<string | undefined> => {
  let resolved: readonly QueryDoc<Report>[] = [];
  const entry = await runCommentCommand(command, async (tx, comment) => {
    resolved = await findOpenReports(tx, getCommentRef(command).path);
    const logged = await decide(tx, comment, resolved);
    if (logged !== undefined) markResolved(tx, resolved, { outcome, note, uid: command.actor.uid });
    return logged;
  });
  if (entry !== undefined) await requestReporterProgress(resolved, outcome);
  return entry;
};

/**
 * Hides or restores a comment. Hiding upholds the open reports about it; restoring dismisses them. Author and staff
 * still see a hidden comment. Does nothing if nothing changes and there are no open reports.
 *
 * @returns the id of the log entry; undefined if nothing changed
 * @throws ApiError comment_not_found
 */
export const setHidden = (
  on: CommentCommand,
  hidden: boolean,
  reason: string | undefined,
): Promise<string | undefined> =>
  runAndResolve(on, { outcome: hidden ? 'upheld' : 'dismissed', note: reason ?? '' }, async (tx, comment, open) => {
    if (comment.hidden === hidden && open.length === 0) return undefined;
    tx.update(getCommentRef(on), { hidden });
    const action = hidden ? 'hide:comment' : 'restore:comment';
    const after = { hidden, ...toLoggedReports(open) };
    return { action, before: { hidden: comment.hidden }, after, reason: reason || null };
  });

/**
 * Deletes a comment permanently and upholds the open reports about it.
 *
 * @returns the id of the log entry
 * @throws ApiError comment_not_found
 */
export const removeComment = (on: CommentCommand, reason?: string): Promise<string | undefined> =>
  runAndResolve(on, { outcome: 'upheld', note: reason ?? '' }, async (tx, { uid, kind, hidden }, open) => {
    tx.delete(getCommentRef(on));
    const after = open.length === 0 ? null : toLoggedReports(open);
    return { action: 'remove:comment', before: { uid, kind, hidden }, after, reason: reason || null };
  });
