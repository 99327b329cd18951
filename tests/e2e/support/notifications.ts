import { randomUUID } from 'node:crypto';
import type { NotificationTemplate, NotificationType } from '@bigorna/domain/notifications';
import { firestore } from './firebase.ts';

interface Sent {
  type: NotificationType;
  template: NotificationTemplate;
  values?: Record<string, string>;
  path?: string | null;
  /** How long ago, in seconds. */
  age?: number;
}

/** Leaves a notification for a member, as functions do. Answers its id. */
export const send = async (
  uid: string,
  { type, template, values = {}, path = null, age = 0 }: Sent,
): Promise<string> => {
  const id = randomUUID();
  const created_at = new Date(Date.now() - age * 1000);
  await firestore
    .doc(`users/${uid}/notifications/${id}`)
    .create({ type, template, values, path, created_at, read_at: null });
  return id;
};
