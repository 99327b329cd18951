import { isStaff } from '@bigorna/domain/access/roles';
import type { MemberFactors } from '@bigorna/domain/entities/factors';
import { ApiError } from '../../platform/api-error.ts';
import { doc, runTransaction } from '../../platform/firestore.ts';
import { notifyAccount } from '../notifications/notify.ts';
import { type Prover, requireProved } from './prover.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { stopReset } from './stop-reset.ts';
import { getFactorsRef, readFactors, toOwnFactors } from './stored-factors.ts';

const hasFactor = ({ totp, passkeys }: MemberFactors, id: string): boolean =>
  [totp, ...passkeys].some((factor) => factor?.id === id);

/** @throws ApiError factor_not_found */
const assertHasFactor = (factors: MemberFactors, id: string): void => {
  if (!hasFactor(factors, id)) throw new ApiError('factor_not_found');
};

/**
 * Renames a factor.
 *
 * @throws ApiError factor_not_found
 */
export const renameFactor = (uid: string, id: string, name: string) =>
  runTransaction(async (tx) => {
    const factors = await readFactors(tx, uid);
    assertHasFactor(factors, id);
    const rename = <F extends { id: string; name: string }>(factor: F): F =>
      factor.id === id ? { ...factor, name } : factor;
    const { totp, passkeys } = factors;
    const renamed = { ...factors, totp: totp && rename(totp), passkeys: passkeys.map(rename) };
    tx.set(getFactorsRef(uid), renamed);
    return toOwnFactors(renamed);
  });

const withoutFactor = (factors: MemberFactors, id: string): MemberFactors => ({
  ...factors,
  ...(factors.totp?.id === id ? { totp: null, totp_secret: null, totp_step: 0 } : {}),
  passkeys: factors.passkeys.filter((passkey) => passkey.id !== id),
});

/**
 * Removes a factor. Removing the last factor also removes the recovery codes.
 *
 * @throws ApiError factor_not_found; token_expired; fresh_factor_required; last_factor for the only factor of staff
 */
export const removeFactor = (prover: Prover, id: string) =>
  runTransaction(async (tx) => {
    const { uid } = prover;
    const factors = await readFactors(tx, uid);
    assertHasFactor(factors, id);
    const account = await requireProved(tx, prover);
    const left = withoutFactor(factors, id);
    const has_factor = left.totp !== null || left.passkeys.length > 0;
    if (!has_factor && isStaff(account.role)) throw new ApiError('last_factor');
    const recovery_hashes = has_factor ? left.recovery_hashes : [];
    const stored = { ...left, recovery_hashes, ...stopReset(tx, uid, factors) };
    tx.set(getFactorsRef(uid), stored);
    tx.update(doc('users/{uid}', uid), { has_factor });
    notifyAccount(tx, uid, account, { template: 'factor_removed', path: null });
    return toOwnFactors(stored);
  });

/**
 * Replaces an account's recovery codes, and notifies the member.
 *
 * @returns the codes, to show once
 * @throws ApiError factor_required without a factor; token_expired; fresh_factor_required
 */
export const renewRecoveryCodes = (prover: Prover): Promise<string[]> => {
  const { uid } = prover;
  const { codes, hashes } = createRecoveryCodes(uid);
  return runTransaction(async (tx) => {
    const factors = await readFactors(tx, uid);
    if (factors.totp === null && factors.passkeys.length === 0) throw new ApiError('factor_required');
    const account = await requireProved(tx, prover);
    notifyAccount(tx, uid, account, { template: 'recovery_codes_renewed', path: null });
    tx.set(getFactorsRef(uid), { ...factors, recovery_hashes: hashes, ...stopReset(tx, uid, factors) });
    return codes;
  });
};
