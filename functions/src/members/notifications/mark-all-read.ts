import { doc, runBatch, SERVER_TIME } from '../../platform/firestore.ts';
import { queryPages } from '../../platform/query-pages.ts';

/**
 * Marks all unread notifications of a member as read, one page per commit. Notifications that arrive meanwhile may stay
 * unread.
 *
 * @returns the number of notifications marked
 */
export const markAllRead = async (uid: string): Promise<number> => {
  let read = 0;
  for await (const { docs } of queryPages('unreadNotificationsByUid', { uid, read_at: null })) {
    if (docs.length === 0) continue;
    await runBatch((writes) => {
      for (const { id } of docs) {
        writes.update(doc('users/{uid}/notifications/{notification}', uid, id), { read_at: SERVER_TIME });
      }
    });
    read += docs.length;
  }
  return read;
};
