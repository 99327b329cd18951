import type { Account } from '@bigorna/domain/entities/account';
import {
  isNotificationEnabled,
  NOTIFICATION_TEMPLATES,
  type NotificationTemplate,
} from '@bigorna/domain/notifications';
import { createId, doc, type Reader, SERVER_TIME, type Writer } from '../../platform/firestore.ts';

/** A notification for a member. */
export interface Notice {
  /** Deduplicates: the same id is sent only once. Without an id, every call adds a notification. */
  readonly id?: string;
  readonly template: NotificationTemplate;
  /** Placeholder values of the template. */
  readonly values?: Readonly<Record<string, string>>;
  /** Page that the notification links to. */
  readonly path: string | null;
  readonly at?: Date;
}

const getRef = (uid: string, id: string) => doc('users/{uid}/notifications/{notification}', uid, id);

/**
 * Like `notify`, for an account read in the same transaction and a notification that cannot exist yet.
 *
 * @returns whether the member's settings allow the notification
 */
export const notifyAccount = (
  tx: Writer,
  uid: string,
  { settings }: Pick<Account, 'settings'>,
  notice: Notice,
): boolean => {
  const { id = createId(), template, values = {}, path, at = SERVER_TIME } = notice;
  if (!isNotificationEnabled(settings, template)) return false;
  const { type } = NOTIFICATION_TEMPLATES[template];
  tx.set(getRef(uid, id), { type, template, values, path, created_at: at, read_at: null });
  return true;
};

/**
 * Notifies a member within a transaction, before the transaction's other writes. Does nothing if the member's settings
 * forbid it or the notification exists. Skips deleted accounts too, because nothing would delete the notification.
 */
export const notify = async (tx: Reader & Writer, uid: string, notice: Notice): Promise<void> => {
  const [account, existing] = await Promise.all([
    tx.get(doc('users/{uid}', uid)),
    notice.id === undefined ? undefined : tx.get(getRef(uid, notice.id)),
  ]);
  if (account !== undefined && existing === undefined) notifyAccount(tx, uid, account, notice);
};
