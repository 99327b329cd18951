import { CREATED, query } from './query.ts';

/** Comments: a mod’s, a member’s, and all of them for staff. */
export const commentQueries = {
  commentsOfMod: query('mods/{mod}/comments/{comment}', { scope: 'collection', filters: [], order: [] }),
  shownComments: query('mods/{mod}/comments/{comment}', {
    scope: 'collection',
    filters: [['hidden', '==']],
    order: [],
  }),
  commentsNewest: query('mods/{mod}/comments/{comment}', {
    scope: 'collection',
    filters: [['hidden', '==']],
    order: [['created_at', 'desc']],
  }),
  commentsOldest: query('mods/{mod}/comments/{comment}', {
    scope: 'collection',
    filters: [['hidden', '==']],
    order: [['created_at', 'asc']],
  }),
  commentsAnswered: query('mods/{mod}/comments/{comment}', {
    scope: 'collection',
    filters: [['hidden', '==']],
    order: [['reply.created_at', 'desc']],
  }),
  commentsOfKindNewest: query('mods/{mod}/comments/{comment}', {
    scope: 'collection',
    filters: [
      ['hidden', '=='],
      ['kind', '=='],
    ],
    order: [['created_at', 'desc']],
  }),
  commentsOfKindOldest: query('mods/{mod}/comments/{comment}', {
    scope: 'collection',
    filters: [
      ['hidden', '=='],
      ['kind', '=='],
    ],
    order: [['created_at', 'asc']],
  }),
  commentsOfKindAnswered: query('mods/{mod}/comments/{comment}', {
    scope: 'collection',
    filters: [
      ['hidden', '=='],
      ['kind', '=='],
    ],
    order: [['reply.created_at', 'desc']],
  }),
  commentsOf: query('mods/{mod}/comments/{comment}', { scope: 'group', filters: [['uid', '==']], order: [] }),
  visibleCommentsOf: query('mods/{mod}/comments/{comment}', {
    scope: 'group',
    filters: [
      ['uid', '=='],
      ['hidden', '=='],
    ],
    order: [],
  }),
  answeredCommentsOf: query('mods/{mod}/comments/{comment}', {
    scope: 'group',
    filters: [
      ['uid', '=='],
      ['reply.created_at', '>=', 'since'],
    ],
    order: [],
  }),
  repliesOf: query('mods/{mod}/comments/{comment}', {
    scope: 'group',
    filters: [['reply.uid', '==', 'uid']],
    order: [],
  }),
  commentsBetween: query('mods/{mod}/comments/{comment}', {
    scope: 'group',
    filters: [
      ['created_at', '>=', 'since'],
      ['created_at', '<', 'before'],
    ],
    order: [['created_at', 'asc']],
  }),
  staffComments: query('mods/{mod}/comments/{comment}', { scope: 'group', filters: [], order: [], sorts: CREATED }),
  staffCommentsHidden: query('mods/{mod}/comments/{comment}', {
    scope: 'group',
    filters: [['hidden', '==']],
    order: [],
    sorts: CREATED,
  }),
  staffCommentsOfKind: query('mods/{mod}/comments/{comment}', {
    scope: 'group',
    filters: [['kind', '==']],
    order: [],
    sorts: CREATED,
  }),
  staffCommentsHiddenOfKind: query('mods/{mod}/comments/{comment}', {
    scope: 'group',
    filters: [
      ['hidden', '=='],
      ['kind', '=='],
    ],
    order: [],
    sorts: CREATED,
  }),
  staffCommentsBy: query('mods/{mod}/comments/{comment}', {
    scope: 'group',
    filters: [['uid', '==']],
    order: [],
    sorts: CREATED,
  }),
  staffCommentsByHidden: query('mods/{mod}/comments/{comment}', {
    scope: 'group',
    filters: [
      ['uid', '=='],
      ['hidden', '=='],
    ],
    order: [],
    sorts: CREATED,
  }),
  staffCommentsOfMod: query('mods/{mod}/comments/{comment}', {
    scope: 'collection',
    filters: [],
    order: [],
    sorts: CREATED,
  }),
  staffCommentsOfModHidden: query('mods/{mod}/comments/{comment}', {
    scope: 'collection',
    filters: [['hidden', '==']],
    order: [],
    sorts: CREATED,
  }),
};
