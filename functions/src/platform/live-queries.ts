import type { QueryShape } from './queries/query.ts';

/**
 * What the site asks Firestore itself, to follow it live (`web/src/live/sources.ts`), where Firestore has no index for it by
 * itself: firestore.indexes.json is held against these too.
 */
export const LIVE_QUERIES = {
  comments: {
    of: 'mods/{mod}/comments/{comment}',
    scope: 'collection',
    filters: [['hidden', '==']],
    order: [['created_at', 'desc']],
  },
  ownComments: {
    of: 'mods/{mod}/comments/{comment}',
    scope: 'collection',
    filters: [['uid', '==']],
    order: [['created_at', 'desc']],
  },
  unread: {
    of: 'users/{uid}/notifications/{notification}',
    scope: 'collection',
    filters: [['read_at', '==']],
    order: [['created_at', 'desc']],
  },
} as const satisfies Record<string, QueryShape>;
