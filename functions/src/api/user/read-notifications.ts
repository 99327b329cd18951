import { markAllRead } from '../../notifications/mark-all-read.ts';
import type { Handler } from '../handler.ts';

/** Marks all of the caller's notifications as read. */
export const readNotifications: Handler<'readNotifications'> = async ({ caller: { uid } }) => ({
  data: { read: await markAllRead(uid) },
});
