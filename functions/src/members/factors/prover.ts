import type { Account } from '@bigorna/domain/entities/account';
import { ApiError, requireFound } from '../../platform/api-error.ts';
import { doc, type Reader } from '../../platform/firestore.ts';

/** The member who changes the factors of the own account. */
export interface Prover {
  readonly uid: string;
  /** Whether the session proved a second factor recently. Not required for the first factor. */
  readonly isFresh: boolean;
  /** Whether the session still exists. */
  isLive(account: Account): boolean;
}

/**
 * Reads the account and checks session and proof again, in the transaction of a change. Since the call was authorized,
 * the session may have ended, and the account may have got its first factor.
 *
 * @throws ApiError unauthorized without an account; token_expired; fresh_factor_required
 */
export const requireProved = async (tx: Pick<Reader, 'get'>, { uid, isFresh, isLive }: Prover): Promise<Account> => {
  const account = requireFound(await tx.get(doc('users/{uid}', uid)), 'unauthorized');
  if (!isLive(account)) throw new ApiError('token_expired');
  if (account.has_factor && !isFresh) throw new ApiError('fresh_factor_required');
  return account;
};
