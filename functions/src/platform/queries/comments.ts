import { CREATED, CREATED_WITHIN, createQueryFactory } from './query.ts';

const comments = createQueryFactory('mods/{mod}/comments/{comment}');

/**
 * Filters for the visible replies to a comment. With the parent null, they find the visible comments that are no reply.
 */
const SHOWN = ['parent', 'hidden'] as const;
/** Most useful first. Equally useful comments: newest first. */
const USEFUL = [
  ['useful', 'desc'],
  ['created_at', 'desc'],
] as const;

/**
 * Filters of the console's lists. A list without one of these filters passes all its values, so that one index per sort
 * order serves every combination.
 */
const STATE = [
  ['hidden', 'in', 'states'],
  ['kind', 'in', 'kinds'],
] as const;

/** Comments of a mod, of a member, and all comments for staff. */
export const commentQueries = {
  commentsOfMod: comments({}),
  repliesTo: comments({ filters: ['parent'] }),
  shownComments: comments({ filters: SHOWN }),
  commentsNewest: comments({ filters: SHOWN, order: [['created_at', 'desc']] }),
  commentsAfter: comments({ filters: [...SHOWN, ['created_at', '>', 'after']], order: [['created_at', 'desc']] }),
  commentsOldest: comments({ filters: SHOWN, order: [['created_at', 'asc']] }),
  commentsUseful: comments({ filters: SHOWN, order: USEFUL }),
  commentsAnswered: comments({ filters: SHOWN, order: [['reply.created_at', 'desc']] }),
  commentsOfKindNewest: comments({ filters: [...SHOWN, 'kind'], order: [['created_at', 'desc']] }),
  commentsOfKindOldest: comments({ filters: [...SHOWN, 'kind'], order: [['created_at', 'asc']] }),
  commentsOfKindUseful: comments({ filters: [...SHOWN, 'kind'], order: USEFUL }),
  commentsOfKindAnswered: comments({ filters: [...SHOWN, 'kind'], order: [['reply.created_at', 'desc']] }),
  commentsByUid: comments({ scope: 'group', filters: ['uid'] }),
  visibleCommentsBefore: comments({
    scope: 'group',
    filters: ['uid', 'hidden', ['created_at', '<', 'before']],
    order: [['created_at', 'desc']],
  }),
  visibleCommentsByUid: comments({ scope: 'group', filters: ['uid', 'hidden'] }),
  answeredCommentsByUid: comments({ scope: 'group', filters: ['uid', ['reply.created_at', '>=', 'since']] }),
  repliesByUid: comments({ scope: 'group', filters: [['reply.uid', '==', 'uid']] }),
  commentsBetween: comments({
    scope: 'group',
    filters: [
      ['created_at', '>=', 'since'],
      ['created_at', '<', 'before'],
    ],
    order: [['created_at', 'asc']],
  }),
  staffComments: comments({ scope: 'group', filters: [...STATE, ...CREATED_WITHIN], sorts: CREATED }),
  staffCommentsBy: comments({ scope: 'group', filters: ['uid', ...STATE, ...CREATED_WITHIN], sorts: CREATED }),
  staffCommentsOfMod: comments({ filters: [...STATE, ...CREATED_WITHIN], sorts: CREATED }),
  staffCommentsOfModBy: comments({ filters: ['uid', ...STATE, ...CREATED_WITHIN], sorts: CREATED }),
};
