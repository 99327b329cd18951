import type { Migration } from './migration.ts';

/**
 * Gives older comments the fields of a thread: no parent, no replies, no useful marks. Run this right after the deploy:
 * lists filter by the parent, and leave out older comments until this migration has run.
 */
export const threadsOfComments: Migration = {
  id: '0004-threads-of-comments',
  what: 'every comment has a parent, or null, and counts of its replies and useful marks',
  query: (db) => db.collectionGroup('comments'),
  change: (document) => (document.get('parent') === undefined ? { parent: null, replies: 0, useful: 0 } : null),
};
