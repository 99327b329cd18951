import type { Spent } from '../platform/rate-limit-memory.ts';
import type { Spending } from '../platform/rate-limit-windows.ts';
import { isAloneFull, spendAll } from '../platform/rate-limits.ts';
import { isKnownAddress } from './known-addresses.ts';

/**
 * Counts a try of a password against limits by address and, over all addresses, against a roof by account: addresses can be
 * made up by whoever calls a function past Hosting. Only addresses that nobody has signed in from meet the roof, so that it
 * keeps no member out where they were before.
 *
 * @param byAddress the limits that hold at every address
 * @throws ApiError too_many_requests, unavailable
 */
export const spendGuess = async (
  byAddress: readonly Spending[],
  roof: 'login_by_account' | 'password_by_account',
  account: string,
  address: string,
): Promise<Spent> => {
  const overall: Spending = [roof, account];
  try {
    return await spendAll([...byAddress, overall]);
  } catch (error) {
    if (!isAloneFull(error, overall) || !(await isKnownAddress(account, address))) throw error;
    return spendAll(byAddress);
  }
};
