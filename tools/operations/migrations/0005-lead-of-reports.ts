import type { Migration } from './migration.ts';

/**
 * Marks the oldest open report about each target, which represents all open reports about the target in the console's
 * list. So far, reports about deleted targets and reports from before the field existed have no mark.
 */
export const leadOfReports: Migration = {
  id: '0005-lead-of-reports',
  what: 'every target with open reports has one that stands for all',
  query: (db) => db.collection('reports').where('resolved_at', '==', null),
  change: async (document) => {
    const { path, subject, lead } = document.data();
    if (lead === true || lead === 'gone') return null;
    const { firestore } = document.ref;
    const about = firestore.collection('reports').where('path', '==', path).where('resolved_at', '==', null);
    const [oldest] = (await about.orderBy('created_at').limit(1).get()).docs;
    if (oldest?.id !== document.id) return null;
    return { lead: subject === 'member' || (await firestore.doc(path).get()).exists ? true : 'gone' };
  },
};
