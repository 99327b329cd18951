import type { Account } from '@bigorna/domain/entities/account';
import { DAY_MS, UNVERIFIED_ACCOUNT_DAYS } from '@bigorna/domain/limits';
import { now } from '../../platform/clock.ts';
import { doc, runLenient, update } from '../../platform/firestore.ts';
import { logFailure } from '../../platform/log-failure.ts';
import { startDeletion } from './delete-account.ts';
import { findAuthRecord, reconcile } from './reconcile.ts';

/** Limits the time of one run. The next run continues. */
const ACCOUNTS_PER_RUN = 50;

/**
 * Staff accounts and banned accounts are not deleted. A banned member could otherwise register again with the same
 * e-mail.
 */
const mayExpire = ({ role, is_banned }: Account): boolean => role === 'user' && !is_banned;

const expire = async (uid: string, account: Account, cutoff: Date): Promise<void> => {
  if (!mayExpire(account)) return update(doc('users/{uid}', uid), { unverified_since: null });
  // If the member verified the e-mail directly at Firebase, only Auth knows.
  const record = await findAuthRecord(uid);
  if (record?.emailVerified) return void (await reconcile(uid, account));
  const isDue = (stored: Account) =>
    mayExpire(stored) && stored.unverified_since instanceof Date && stored.unverified_since <= cutoff;
  await startDeletion(uid, null, isDue);
};

/**
 * Deletes accounts whose e-mail was never verified (R203), because the e-mail may belong to somebody who never
 * registered. Continues if one deletion fails. Runs one query if no account is due.
 */
export const expireUnverified = async (): Promise<void> => {
  const cutoff = new Date(now().getTime() - UNVERIFIED_ACCOUNT_DAYS * DAY_MS);
  const { docs } = await runLenient('accountsUnverified', { cutoff }, { limit: ACCOUNTS_PER_RUN });
  for (const { id, data } of docs) {
    await expire(id, data, cutoff).catch(logFailure('unverified account not removed', { uid: id }));
  }
};
