import { comment } from '@bigorna/domain/entities/member';
import { notify } from '../../members/notifications/notify.ts';
import { doc, runTransaction } from '../../platform/firestore.ts';
import { deletePages, queryPages } from '../../platform/query-pages.ts';
import { type CommentRef, getCommentRef } from './comment-command.ts';

const COUNTS = comment.pick({ parent: true, replies: true, useful: true });

/**
 * Counts the visible replies and the useful marks of a comment from their documents. Repeated and late calls are
 * harmless. Does nothing for a deleted comment.
 */
export const recountComment = ({ mod, id }: CommentRef): Promise<void> =>
  runTransaction(async (tx) => {
    const ref = { path: getCommentRef({ mod, id }).path, schema: COUNTS };
    const stored = await tx.get(ref);
    if (stored === undefined) return;
    const [replies, useful] = await Promise.all([
      stored.parent === null ? tx.count('shownComments', { mod, parent: id, hidden: false }) : 0,
      tx.count('usefulOfComment', { mod_id: mod, comment_id: id }),
    ]);
    if (replies !== stored.replies || useful !== stored.useful) tx.update(ref, { replies, useful });
  });

/** Deletes the replies to a deleted comment, and its useful marks. Idempotent. */
export const removeThread = async ({ mod, id }: CommentRef): Promise<void> => {
  await deletePages(queryPages('repliesTo', { mod, parent: id }));
  await deletePages(queryPages('usefulOfComment', { mod_id: mod, comment_id: id }));
};

/**
 * Notifies the author of a comment about a reply, once per reply. Skips authors who reply to themselves. Does nothing
 * if the comment or the reply is hidden or deleted.
 */
export const notifyOfReply = ({ mod, id }: CommentRef): Promise<void> =>
  runTransaction(async (tx) => {
    const reply = await tx.get(getCommentRef({ mod, id }));
    if (reply === undefined || reply.hidden || reply.parent === null) return;
    const [parent, card] = await Promise.all([
      tx.get(getCommentRef({ mod, id: reply.parent })),
      tx.get(doc('mods/{mod}', mod)),
    ]);
    if (parent === undefined || parent.hidden || parent.uid === reply.uid || card === undefined) return;
    await notify(tx, parent.uid, {
      id: `thread_${mod}_${id}`,
      template: 'thread_reply',
      values: { title: card.title },
      path: card.status === 'approved' ? `/mods/${card.slug}?tab=comments&c=${id}` : null,
    });
  });
