import { randomUUID } from 'node:crypto';
import { NOTIFICATION_TEMPLATES, type NotificationTemplate } from '@bigorna/domain/notifications';
import { firestore } from './firebase.ts';

interface NewNotification {
  template: NotificationTemplate;
  values?: Record<string, string>;
  path?: string | null;
  /** Age in seconds. */
  age?: number;
}

/** Stores a notification for a member, as functions do. Returns its id. */
export const storeNotification = async (
  uid: string,
  { template, values = {}, path = null, age = 0 }: NewNotification,
): Promise<string> => {
  const id = randomUUID();
  const { type } = NOTIFICATION_TEMPLATES[template];
  const created_at = new Date(Date.now() - age * 1000);
  await firestore
    .doc(`users/${uid}/notifications/${id}`)
    .create({ type, template, values, path, created_at, read_at: null });
  return id;
};
