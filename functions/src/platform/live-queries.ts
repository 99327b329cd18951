import type { QueryShape } from './queries/query.ts';

/**
 * Live queries of the site (`web/src/shared/live/sources.ts`) that need a declared index. `checkIndexes` compares them
 * with firestore.indexes.json.
 */
export const LIVE_QUERIES = {
  comments: {
    of: 'mods/{mod}/comments/{comment}',
    scope: 'collection',
    filters: [
      ['parent', '=='],
      ['hidden', '=='],
    ],
    order: [['created_at', 'desc']],
  },
  ownComments: {
    of: 'mods/{mod}/comments/{comment}',
    scope: 'collection',
    filters: [['uid', '==']],
    order: [['created_at', 'desc']],
  },
  useful: {
    of: 'users/{uid}/useful/{mark}',
    scope: 'collection',
    filters: [['mod_id', '==']],
    order: [],
  },
  unread: {
    of: 'users/{uid}/notifications/{notification}',
    scope: 'collection',
    filters: [['read_at', '==']],
    order: [['created_at', 'desc']],
  },
  notificationsOfType: {
    of: 'users/{uid}/notifications/{notification}',
    scope: 'collection',
    filters: [['type', '==']],
    order: [['created_at', 'desc']],
  },
} as const satisfies Record<string, QueryShape>;
