import type { Report } from '@bigorna/domain/entities/member';
import type { Found } from '../platform/firestore.ts';
import { markResolved, type Outcome, openAbout, thankReporters } from '../reports/resolve.ts';
import { act, type Change, commentAt, type StaffAct } from './staff-act.ts';

/** What an act says of the reports about the comment: they are resolved by it, in the same step. */
interface Resolving {
  readonly outcome: Outcome;
  readonly note: string;
}
type Decide = (...of: [...Parameters<Change>, open: readonly Found<Report>[]]) => ReturnType<Change>;

/** The reports that an entry resolved, by their ids; nothing where it resolved none. */
const resolvedBy = (open: readonly Found<Report>[]) => (open.length === 0 ? {} : { reports: open.map(({ id }) => id) });

const actAndResolve = async (
  on: StaffAct,
  { outcome, note }: Resolving,
  decide: Decide,
): Promise<string | undefined> => {
  let resolved: readonly Found<Report>[] = [];
  const entry = await act(on, async (step, comment) => {
    resolved = await openAbout(step, commentAt(on).path);
    const logged = await decide(step, comment, resolved);
    if (logged !== undefined) markResolved(step, resolved, { outcome, note, uid: on.actor.uid });
    return logged;
  });
  if (entry !== undefined) await thankReporters(resolved, outcome);
  return entry;
};

/**
 * Hides a comment from everybody but its author and staff, which upholds the open reports about it, or shows it again,
 * which dismisses them; nothing happens where it is so already and nobody reported it.
 *
 * @returns the id of the log entry; undefined where nothing changed
 * @throws ApiError comment_not_found
 */
export const setHidden = (on: StaffAct, hidden: boolean, reason: string | undefined): Promise<string | undefined> =>
  actAndResolve(on, { outcome: hidden ? 'upheld' : 'dismissed', note: reason ?? '' }, async (step, comment, open) => {
    if (comment.hidden === hidden && open.length === 0) return undefined;
    step.update(commentAt(on), { hidden });
    const action = hidden ? 'hide:comment' : 'restore:comment';
    const after = { hidden, ...resolvedBy(open) };
    return { action, before: { hidden: comment.hidden }, after, reason: reason || null };
  });

/**
 * Deletes a comment for good, which upholds the open reports about it.
 *
 * @returns the id of the log entry
 * @throws ApiError comment_not_found
 */
export const removeComment = (on: StaffAct, reason?: string): Promise<string | undefined> =>
  actAndResolve(on, { outcome: 'upheld', note: reason ?? '' }, async (step, { uid, kind, hidden }, open) => {
    step.delete(commentAt(on));
    const after = open.length === 0 ? null : resolvedBy(open);
    return { action: 'remove:comment', before: { uid, kind, hidden }, after, reason: reason || null };
  });
