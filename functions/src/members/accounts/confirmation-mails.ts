import type { LimitKey } from '../../platform/rate-limit-windows.ts';
import { consumeAll, refundOnFailure } from '../../platform/rate-limits.ts';

/**
 * Sends a mail that confirms an e-mail address. All accounts together can send only a few such mails to one address,
 * because the address may belong to somebody who never asked (R203). A failed mail does not count.
 *
 * @param limits further limits of the account that requests the mail
 * @throws ApiError too_many_requests, and what `send` throws
 */
export const sendConfirmation = async (
  email: string,
  limits: readonly LimitKey[],
  send: () => Promise<void>,
): Promise<void> => {
  const normalizedEmail = email.toLowerCase();
  const spent = await consumeAll([
    ...limits,
    ['confirmations_by_email_hourly', normalizedEmail],
    ['confirmations_by_email_daily', normalizedEmail],
  ]);
  await refundOnFailure(spent, send);
};
