import type { ReservedPoints } from '../../platform/rate-limit-memory.ts';
import type { LimitKey } from '../../platform/rate-limit-windows.ts';
import { areOnlyExceeded, reserveAll } from '../../platform/rate-limits.ts';
import { isTrustedIp } from './trusted-ips.ts';

/**
 * Reserves the points of a call about an account from the client's limits and from limits shared with other callers. Shared
 * limits are needed because callers who bypass Hosting can forge their IP address. Used-up shared limits do not stop
 * the account's trusted IPs, so that an attack does not lock the member out.
 *
 * @param alwaysLimits limits that always apply
 * @param sharedLimits limits that other callers can use up
 * @param account the account's id, username or e-mail
 * @throws ApiError too_many_requests, unavailable
 */
export const reserveAttempt = async (
  alwaysLimits: readonly LimitKey[],
  sharedLimits: readonly LimitKey[],
  account: string,
  ip: string,
): Promise<ReservedPoints> => {
  try {
    return await reserveAll([...alwaysLimits, ...sharedLimits]);
  } catch (error) {
    if (!areOnlyExceeded(error, sharedLimits) || !(await isTrustedIp(account, ip))) throw error;
    return reserveAll(alwaysLimits);
  }
};
