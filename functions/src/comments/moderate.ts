import { act, commentAt, type StaffAct } from './staff-act.ts';

/**
 * Hides a comment from everybody but its author and staff, or shows it again; nothing happens where it is so already.
 *
 * @throws ApiError comment_not_found
 */
export const setHidden = (on: StaffAct, hidden: boolean, reason: string | undefined): Promise<void> =>
  act(on, async (step, comment) => {
    if (comment.hidden === hidden) return undefined;
    step.update(commentAt(on), { hidden });
    const action = hidden ? 'hide:comment' : 'restore:comment';
    return { action, before: { hidden: comment.hidden }, after: { hidden }, reason: reason || null };
  });

/**
 * Deletes a comment for good.
 *
 * @throws ApiError comment_not_found
 */
export const removeComment = (on: StaffAct): Promise<void> =>
  act(on, async (step, { uid, kind, hidden }) => {
    step.delete(commentAt(on));
    return { action: 'remove:comment', before: { uid, kind, hidden }, after: null };
  });
