import { defineQuery } from './queries/query.ts';

/**
 * Live queries of the site (`web/src/shared/live/sources.ts`) that need a declared index. `checkIndexes` compares them
 * with firestore.indexes.json.
 */
export const LIVE_QUERIES = {
  comments: defineQuery('mods/{mod}/comments/{comment}', {
    filters: ['parent', 'hidden'],
    order: [['created_at', 'desc']],
  }),
  ownComments: defineQuery('mods/{mod}/comments/{comment}', { filters: ['uid'], order: [['created_at', 'desc']] }),
  useful: defineQuery('users/{uid}/useful/{mark}', { filters: ['mod_id'] }),
  unread: defineQuery('users/{uid}/notifications/{notification}', {
    filters: ['read_at'],
    order: [['created_at', 'desc']],
  }),
  notificationsOfType: defineQuery('users/{uid}/notifications/{notification}', {
    filters: ['type'],
    order: [['created_at', 'desc']],
  }),
};
