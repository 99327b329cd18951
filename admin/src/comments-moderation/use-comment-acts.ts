import type { AdminComment } from '@bigorna/domain/endpoints/admin/comments';
import { useCanAccess, useUnselect } from 'react-admin';
import { useStaffAct } from '../acts/use-staff-act.tsx';

const at = ({ mod_id, comment_id }: AdminComment) => ({ params: { mod: mod_id, id: comment_id } });

/** What can be done with one comment; each tells how it went, and how to undo it. */
export const useCommentActs = () => {
  const { act, acting } = useStaffAct();
  const { canAccess: mayReply = false } = useCanAccess({ resource: 'comments-moderation', action: 'reply' });
  const unselect = useUnselect('comments-moderation');
  /** What was decided by itself is no longer meant with the others. */
  const decide = async <T>(comment: AdminComment, decision: Promise<T>): Promise<T> => {
    const told = await decision;
    if (told !== undefined) unselect([comment.id]);
    return told;
  };
  return {
    acting,
    mayReply,
    hide: (comment: AdminComment) => decide(comment, act('hideComment', { ...at(comment), body: {} }, { undo: true })),
    /** Shows it again; of a shown one, says that it stays: the reports about it are dismissed. */
    restore: (comment: AdminComment) =>
      decide(comment, act('restoreComment', { ...at(comment), body: {} }, { undo: true })),
    remove: (comment: AdminComment) => decide(comment, act('removeComment', at(comment))),
    reply: (comment: AdminComment, text: string) => act('replyToComment', { ...at(comment), body: { text } }),
    removeReply: (comment: AdminComment) => act('removeReply', at(comment)),
  };
};
export type CommentActs = ReturnType<typeof useCommentActs>;
