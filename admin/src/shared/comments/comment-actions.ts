import type { AdminComment } from '@bigorna/domain/endpoints/admin/comments.schemas';

export const MODERATION_ACTIONS = ['hide', 'restore', 'keep', 'remove', 'reply', 'remove_reply'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** Shortcut of each action. Keep and restore share a key: they are never both available. */
export const ACTION_KEYS = {
  hide: 'H',
  restore: 'U',
  keep: 'U',
  remove: 'D',
  reply: 'R',
  remove_reply: undefined,
} as const satisfies Record<ModerationAction, string | undefined>;

/** Available actions of a comment. Keep needs a visible comment with open reports. */
export const getCommentActions = (
  { hidden, reports, reply }: Pick<AdminComment, 'hidden' | 'reports' | 'reply'>,
  canReply: boolean,
): ModerationAction[] => {
  const isAvailable: Record<ModerationAction, boolean> = {
    hide: !hidden,
    restore: hidden,
    keep: !hidden && reports.length > 0,
    remove: true,
    reply: canReply,
    remove_reply: canReply && reply !== null,
  };
  return MODERATION_ACTIONS.filter((action) => isAvailable[action]);
};
