import type { StaffComment } from '@bigorna/domain/endpoints/moderation';
import type { Comment } from '@bigorna/domain/entities/member';
import type { LogEntry } from '@bigorna/domain/entities/portal';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import type { Actor } from '../accounts/actor.ts';
import { notFoundUnless } from '../platform/api-error.ts';
import { auditEntry } from '../platform/audit-log.ts';
import { doc, get, newId, type Reader, transaction, type Writer } from '../platform/firestore.ts';
import { staffCommentOf } from './comment-card.ts';

/** A comment by its mod and its own id. */
export interface CommentAddress {
  readonly mod: string;
  readonly id: string;
}

/** Which comment a staff member acts on, and who they are. */
export interface StaffAct extends CommentAddress {
  readonly actor: Actor;
  /** The log entry that this undoes. */
  readonly undoes?: string | undefined;
}

/** What the log says of an act: no word of a comment, for those are its author's. */
export interface Logged extends Pick<LogEntry, 'before' | 'after'> {
  readonly action: StaffAction;
  readonly reason?: string | null;
}

/** Reads what it needs of a comment and writes what becomes of it; undefined where it is so already. */
export type Change = (step: Reader & Writer, comment: Comment) => Promise<Logged | undefined>;

/** The document of a comment. */
export const commentAt = ({ mod, id }: CommentAddress) => doc('mods/{mod}/comments/{comment}', mod, id);

/**
 * Changes a comment of any mod, as one step with its entry in the audit log.
 *
 * @returns the id of the log entry; undefined where nothing changed
 * @throws ApiError comment_not_found
 */
export const act = (on: StaffAct, change: Change): Promise<string | undefined> =>
  transaction(async (step) => {
    const target = commentAt(on);
    const comment = notFoundUnless(await step.get(target), 'comment_not_found');
    const logged = await change(step, comment);
    if (logged === undefined) return undefined;
    const entry = newId();
    const about = [doc('mods/{mod}', on.mod).path, doc('users/{uid}', comment.uid).path];
    const by = { actor: on.actor.uid, requestId: on.actor.requestId, target: target.path, about };
    const undoes = on.undoes === undefined ? {} : { undoes: on.undoes };
    step.create(doc('logs/{entry}', entry), auditEntry({ reason: null, ...logged, ...by, ...undoes }));
    return entry;
  });

/**
 * The comment as staff see it now.
 *
 * @throws ApiError comment_not_found
 */
export const staffComment = async (on: CommentAddress): Promise<StaffComment> =>
  staffCommentOf(on.mod, on.id, notFoundUnless(await get(commentAt(on)), 'comment_not_found'));
