import type { Migration } from './migration.ts';

/**
 * Sets the thread of older comments. Lists filter by the parent, so run it at once after the deploy: until then they leave
 * older comments out.
 */
export const threadsOfComments: Migration = {
  id: '0004-threads-of-comments',
  what: 'every comment has a parent, or null, and counts of its replies and useful marks',
  query: (db) => db.collectionGroup('comments'),
  change: (document) => (document.get('parent') === undefined ? { parent: null, replies: 0, useful: 0 } : null),
};
