import type { LimitKey } from '../../platform/rate-limit-windows.ts';
import { refundOnFailure, reserveAll } from '../../platform/rate-limits.ts';
import { getMailbox } from './get-mailbox.ts';

/**
 * Sends a mail to an e-mail address that may belong to somebody who never asked. All accounts together can send only a
 * few such mails to one mailbox (R203). A failed mail does not count.
 *
 * @param limits further limits of the account that requests the mail
 * @throws ApiError too_many_requests, and what `send` throws
 */
export const sendConfirmation = async (
  email: string,
  limits: readonly LimitKey[],
  send: () => Promise<void>,
): Promise<void> => {
  const mailbox = getMailbox(email);
  const spent = await reserveAll([
    ...limits,
    ['confirmations_by_email_hourly', mailbox],
    ['confirmations_by_email_daily', mailbox],
  ]);
  await refundOnFailure(spent, send);
};
