import type { Account } from '@bigorna/domain/entities/account';
import { NOTIFICATION_TEMPLATES, type NotificationTemplate, wantsNotification } from '@bigorna/domain/notifications';
import { doc, newId, type Reader, SERVER_TIME, type Writer } from '../platform/firestore.ts';

/** What a member is told. */
export interface Notice {
  /** Says what it is about, so that nobody is told it twice; without, each is one more. */
  readonly id?: string;
  readonly template: NotificationTemplate;
  /** Fill the template's text. */
  readonly values?: Readonly<Record<string, string>>;
  /** The page it leads to. */
  readonly path: string | null;
  readonly at?: Date;
}

const refOf = (uid: string, id: string) => doc('users/{uid}/notifications/{notification}', uid, id);

/**
 * The same as `notify` where the account was read in this transaction, and where nobody can have been told before.
 *
 * @returns whether the member's settings let it come
 */
export const tell = (step: Writer, uid: string, { settings }: Pick<Account, 'settings'>, notice: Notice): boolean => {
  const { id = newId(), template, values = {}, path, at = SERVER_TIME } = notice;
  if (!wantsNotification(settings, template)) return false;
  const { type } = NOTIFICATION_TEMPLATES[template];
  step.set(refOf(uid, id), { type, template, values, path, created_at: at, read_at: null });
  return true;
};

/**
 * Tells a member, within a transaction and before its other writes: where their settings let it come, where they have not
 * been told, and never where the account is gone, since nothing would delete the notification any more.
 */
export const notify = async (step: Reader & Writer, uid: string, notice: Notice): Promise<void> => {
  const [account, told] = await Promise.all([
    step.get(doc('users/{uid}', uid)),
    notice.id === undefined ? undefined : step.get(refOf(uid, notice.id)),
  ]);
  if (account !== undefined && told === undefined) tell(step, uid, account, notice);
};
