export const COMMENT_KINDS = ['comment', 'question', 'bug', 'praise'] as const;
export type CommentKind = (typeof COMMENT_KINDS)[number];

export const COMMENT_SORTS = ['newest', 'oldest', 'useful'] as const;
export type CommentSort = (typeof COMMENT_SORTS)[number];
