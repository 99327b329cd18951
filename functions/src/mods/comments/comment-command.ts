import { commentKey } from '@bigorna/domain/endpoints/admin/comments.schemas';
import type { StaffComment } from '@bigorna/domain/endpoints/moderation.schemas';
import { id } from '@bigorna/domain/entities/common';
import type { Comment } from '@bigorna/domain/entities/member';
import type { LogEntry } from '@bigorna/domain/entities/portal';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import type { Actor } from '../../audit/actor.ts';
import { logAction } from '../../audit/audit-log.ts';
import { requireFound } from '../../platform/api-error.ts';
import { doc, get, type Reader, runTransaction, type Writer } from '../../platform/firestore.ts';
import { toStaffComment } from './to-comment-card.ts';

/** Identifies a comment by the id of its mod and its own id. */
export interface CommentRef {
  readonly mod: string;
  readonly id: string;
}

/** A staff action on a comment. */
export interface CommentCommand extends CommentRef {
  readonly actor: Actor;
  /** Id of the log entry that this action undoes. */
  readonly undoes?: string | undefined;
}

/** Logged fields of an action. The text is not logged, because it belongs to the author. */
interface CommentLogFields extends Pick<LogEntry, 'before' | 'after'> {
  readonly action: StaffAction;
  readonly reason?: string | null;
}

/** Reads and changes a comment within a transaction. Returns undefined if nothing changes. */
export type CommentChange = (tx: Reader & Writer, comment: Comment) => Promise<CommentLogFields | undefined>;

export const getCommentRef = ({ mod, id }: CommentRef) => doc('mods/{mod}/comments/{comment}', mod, id);

/**
 * Changes a comment and writes the audit log entry in one transaction.
 *
 * @returns the id of the log entry; undefined if nothing changed
 * @throws ApiError comment_not_found
 */
export const runCommentCommand = (command: CommentCommand, change: CommentChange): Promise<string | undefined> =>
  runTransaction(async (tx) => {
    const target = getCommentRef(command);
    const comment = requireFound(await tx.get(target), 'comment_not_found');
    const logged = await change(tx, comment);
    if (logged === undefined) return undefined;
    const about = [doc('mods/{mod}', command.mod).path, doc('users/{uid}', comment.uid).path];
    return logAction(tx, command.actor, { ...logged, target: target.path, about, undoes: command.undoes });
  });

/**
 * Reads a comment for staff.
 *
 * @throws ApiError comment_not_found
 */
export const readCommentForStaff = async (on: CommentRef): Promise<StaffComment> =>
  toStaffComment(on.mod, on.id, requireFound(await get(getCommentRef(on)), 'comment_not_found'));

/** The comment of a console key; undefined for an invalid key. */
export const parseCommentKey = (key: string): CommentRef | undefined => {
  const { success } = commentKey.safeParse(key);
  const [mod = '', comment = ''] = key.split(':');
  const areIds = [mod, comment].every((part) => id.safeParse(part).success);
  return success && areIds ? { mod, id: comment } : undefined;
};

/** The console key of a comment: `{mod}:{comment}`. */
export const toCommentKey = ({ mod, id: comment }: CommentRef): string => `${mod}:${comment}`;

/** The comment of a document path. */
export const parseCommentPath = (path: string): CommentRef => {
  const [, mod = '', , comment = ''] = path.split('/');
  return { mod, id: comment };
};
