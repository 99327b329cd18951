import type { Migration } from './migration.ts';

const SUBMITTED: readonly unknown[] = ['pending', 'approved', 'rejected', 'archived'];

/**
 * Sets the submission date of older mods to the date of their last change, by which the review queue was sorted before.
 * Decided mods get the date too, because an undo can return them to the queue. Console lists show the date after the
 * next full index build.
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
