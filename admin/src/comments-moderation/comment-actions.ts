import type { AdminComment } from '@bigorna/domain/endpoints/admin/comments';

export const COMMENT_ACTIONS = ['hide', 'restore', 'keep', 'remove', 'reply', 'remove_reply'] as const;
export type CommentAction = (typeof COMMENT_ACTIONS)[number];

/** Shortcut of each action. Keep and restore share a key: they are never both available. */
export const ACTION_KEYS = {
  hide: 'H',
  restore: 'U',
  keep: 'U',
  remove: 'D',
  reply: 'R',
  remove_reply: undefined,
} as const satisfies Record<CommentAction, string | undefined>;

/** Available actions of a comment. Keep needs a visible comment with open reports. */
export const getCommentActions = (
  { hidden, reports, reply }: Pick<AdminComment, 'hidden' | 'reports' | 'reply'>,
  canReply: boolean,
): CommentAction[] => {
  const isAvailable: Record<CommentAction, boolean> = {
    hide: !hidden,
    restore: hidden,
    keep: !hidden && reports.length > 0,
    remove: true,
    reply: canReply,
    remove_reply: canReply && reply !== null,
  };
  return COMMENT_ACTIONS.filter((action) => isAvailable[action]);
};
