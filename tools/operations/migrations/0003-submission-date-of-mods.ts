import type { Migration } from './migration.ts';

const SUBMITTED: readonly unknown[] = ['pending', 'approved', 'rejected', 'archived'];

/**
 * Sets the place of older mods in the review queue to their last change, which ordered the queue before. Decided mods
 * get one too, because an undo can return them. Console lists show it when the index is next built in full.
 */
export const submissionDateOfMods: Migration = {
  id: '0003-submission-date-of-mods',
  what: 'every submitted mod has its place in the review queue',
  query: (db) => db.collection('mods'),
  change: (document) => {
    const { status, submitted_at, updated_at } = document.data();
    return submitted_at === undefined && SUBMITTED.includes(status) ? { submitted_at: updated_at } : null;
  },
};
