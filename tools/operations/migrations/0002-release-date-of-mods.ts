import type { Timestamp } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';

/**
 * Sets the date of the newest clear release on older mods. Lists show the publication date until the index is next
 * built in full, at most a week later.
 */
export const releaseDateOfMods: Migration = {
  id: '0002-release-date-of-mods',
  what: 'every mod has the date of its newest clear release',
  query: (db) => db.collection('mods'),
  change: async (document) => {
    if (document.get('released_at') !== undefined) return null;
    const { docs } = await document.ref.collection('releases').where('verdict', '==', 'clear').get();
    const dates = docs.map((release): Timestamp => release.get('published_at'));
    const [newest = null] = dates.toSorted((a, b) => b.toMillis() - a.toMillis());
    return { released_at: newest };
  },
};
