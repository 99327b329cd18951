import type { StaffComment } from '@bigorna/domain/endpoints/moderation';
import type { Comment } from '@bigorna/domain/entities/member';
import type { LogEntry } from '@bigorna/domain/entities/portal';
import { notFoundUnless } from '../platform/api-error.ts';
import { auditEntry } from '../platform/audit-log.ts';
import { doc, get, newId, type Reader, transaction, type Writer } from '../platform/firestore.ts';
import { staffCommentOf } from './comment-card.ts';

/** Which comment a staff member acts on, and who they are. */
export interface StaffAct {
  readonly mod: string;
  readonly id: string;
  readonly actor: string;
  readonly requestId: string;
}

/** What the log says of an act: no word of a comment, for those are its author's. */
export interface Logged extends Pick<LogEntry, 'action' | 'before' | 'after'> {
  readonly reason?: string | null;
}

/** Reads what it needs of a comment and writes what becomes of it; undefined where it is so already. */
export type Change = (step: Reader & Writer, comment: Comment) => Promise<Logged | undefined>;

/** The document of a comment. */
export const commentAt = ({ mod, id }: Pick<StaffAct, 'mod' | 'id'>) => doc('mods/{mod}/comments/{comment}', mod, id);

/**
 * Changes a comment of any mod, as one step with its entry in the audit log.
 *
 * @throws ApiError comment_not_found
 */
export const act = (on: StaffAct, change: Change): Promise<void> =>
  transaction(async (step) => {
    const target = commentAt(on);
    const logged = await change(step, notFoundUnless(await step.get(target), 'comment_not_found'));
    if (logged === undefined) return;
    const { actor, requestId } = on;
    const entry = auditEntry({ reason: null, ...logged, actor, target: target.path, requestId });
    step.create(doc('logs/{entry}', newId()), entry);
  });

/**
 * The comment as staff see it now.
 *
 * @throws ApiError comment_not_found
 */
export const staffComment = async (on: StaffAct): Promise<StaffComment> =>
  staffCommentOf(on.mod, on.id, notFoundUnless(await get(commentAt(on)), 'comment_not_found'));
