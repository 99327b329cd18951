import type { AdminComment } from '@bigorna/domain/endpoints/admin/comments';

export const COMMENT_VERBS = ['hide', 'restore', 'keep', 'remove', 'reply', 'remove_reply'] as const;
export type CommentVerb = (typeof COMMENT_VERBS)[number];

/** The letter of each verb; keeping and restoring are one answer to two questions. */
export const VERB_LETTERS = {
  hide: 'H',
  restore: 'U',
  keep: 'U',
  remove: 'D',
  reply: 'R',
  remove_reply: undefined,
} as const satisfies Record<CommentVerb, string | undefined>;

/** What can be done with a comment as it is: one shown, with reports that wait, can be kept. */
export const verbsFor = (
  { hidden, reports, reply }: Pick<AdminComment, 'hidden' | 'reports' | 'reply'>,
  mayReply: boolean,
): CommentVerb[] => {
  const offered: Record<CommentVerb, boolean> = {
    hide: !hidden,
    restore: hidden,
    keep: !hidden && reports.length > 0,
    remove: true,
    reply: mayReply,
    remove_reply: mayReply && reply !== null,
  };
  return COMMENT_VERBS.filter((verb) => offered[verb]);
};
