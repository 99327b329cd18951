import { pagesOf } from '../member-data/pages-of.ts';
import { batch, doc, SERVER_TIME } from '../platform/firestore.ts';

/**
 * Marks all that a member has not read as read, a page of them in one commit. What comes meanwhile may stay unread: the
 * member has not seen it.
 *
 * @returns how many there were
 */
export const markAllRead = async (uid: string): Promise<number> => {
  let read = 0;
  for await (const { found } of pagesOf('unreadNotificationsOf', { uid, read_at: null })) {
    if (found.length === 0) continue;
    await batch((writes) => {
      for (const { id } of found) {
        writes.update(doc('users/{uid}/notifications/{notification}', uid, id), { read_at: SERVER_TIME });
      }
    });
    read += found.length;
  }
  return read;
};
