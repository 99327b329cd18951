import type { Comment } from '@bigorna/domain/entities/member';
import { getAuthorCard } from '../../members/member-data/author-cards.ts';
import { notify } from '../../members/notifications/notify.ts';
import { doc, type Reader, SERVER_TIME, type Writer } from '../../platform/firestore.ts';
import { type CommentCommand, getCommentRef, runCommentCommand } from './comment-command.ts';

/**
 * Notifies the author of a comment about its official reply, once per comment. Skips authors who reply to themselves.
 */
const notifyAuthor = async (
  tx: Reader & Writer,
  { mod: modId, id, actor }: CommentCommand,
  { uid }: Comment,
): Promise<void> => {
  const mod = await tx.get(doc('mods/{mod}', modId));
  if (uid === actor.uid || mod === undefined) return;
  await notify(tx, uid, {
    id: `reply_${modId}_${id}`,
    template: 'official_reply',
    values: { title: mod.title },
    path: mod.status === 'approved' ? `/mods/${mod.slug}` : null,
  });
};

/**
 * Adds or replaces the official reply of a comment. The same text by the same person changes nothing.
 *
 * @returns the id of the log entry; undefined if nothing changed
 * @throws ApiError comment_not_found
 */
export const reply = (command: CommentCommand, text: string): Promise<string | undefined> =>
  runCommentCommand(command, async (tx, comment) => {
    const { uid } = command.actor;
    const previous = comment.reply;
    if (previous?.uid === uid && previous.text === text) return undefined;
    const author = await getAuthorCard(uid, tx);
    await notifyAuthor(tx, command, comment);
    tx.update(getCommentRef(command), { reply: { uid, author, text, created_at: SERVER_TIME } });
    return { action: 'reply:comment', before: { replied_by: previous?.uid ?? null }, after: { replied_by: uid } };
  });

/**
 * Removes an official reply. Does nothing if there is none.
 *
 * @returns the id of the log entry; undefined if nothing changed
 * @throws ApiError comment_not_found
 */
export const removeReply = (on: CommentCommand): Promise<string | undefined> =>
  runCommentCommand(on, async (tx, { reply: previous }) => {
    if (previous === null) return undefined;
    tx.update(getCommentRef(on), { reply: null });
    return { action: 'remove:reply', before: { replied_by: previous.uid }, after: { replied_by: null } };
  });
