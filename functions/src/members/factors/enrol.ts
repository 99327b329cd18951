import type { OwnFactor } from '@bigorna/domain/endpoints/factors.schemas';
import type { Registration } from '@bigorna/domain/endpoints/passkeys.schemas';
import type { Account } from '@bigorna/domain/entities/account';
import type { MemberFactors } from '@bigorna/domain/entities/factors';
import { FACTOR_CHALLENGE_MS, PASSKEYS_MAX } from '@bigorna/domain/limits';
import { ApiError } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { createId, doc, type ReadWriteTransaction, runTransaction } from '../../platform/firestore.ts';
import { notifyAccount } from '../notifications/notify.ts';
import { type Challenge, createChallenge } from './challenge.ts';
import { createRegistrationOptions, verifyRegistration } from './passkeys.ts';
import { type Prover, requireProved } from './prover.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { stopReset } from './stop-reset.ts';
import { getFactors, getFactorsRef, readFactors, toOwnFactor } from './stored-factors.ts';
import { createTotpSecret, decryptTotpSecret, encryptTotpSecret, findTotpStep, getTotpUri } from './totp.ts';
import { markUsed } from './verify-proof.ts';

const assertNoTotp = ({ totp }: MemberFactors): void => {
  if (totp !== null) throw new ApiError('factor_exists');
};

const assertRoom = ({ passkeys }: MemberFactors): void => {
  if (passkeys.length >= PASSKEYS_MAX) throw new ApiError('too_many_factors', { values: { max: PASSKEYS_MAX } });
};

/**
 * Starts to set up an authenticator app. The app counts as a factor only after `confirmTotp`.
 *
 * @throws ApiError factor_exists; token_expired; fresh_factor_required
 */
export const beginTotp = (prover: Prover) =>
  runTransaction(async (tx) => {
    const { uid } = prover;
    const { username } = await requireProved(tx, prover);
    const factors = await readFactors(tx, uid);
    assertNoTotp(factors);
    const secret = createTotpSecret();
    const expires_at = new Date(now().getTime() + FACTOR_CHALLENGE_MS);
    tx.set(getFactorsRef(uid), { ...factors, pending_totp: { secret: encryptTotpSecret(uid, secret), expires_at } });
    return { secret, uri: getTotpUri(secret, username), expires_at: expires_at.toISOString() };
  });

/** An added factor. The first factor of an account also brings recovery codes. */
export interface AddedFactor {
  readonly factor: OwnFactor;
  readonly recovery_codes: string[] | null;
}

/**
 * Stores the factors of an account together with a new factor. Creates recovery codes with the first factor.
 *
 * @throws ApiError token_expired; fresh_factor_required
 */
const storeAdded = async (
  tx: ReadWriteTransaction,
  prover: Prover,
  factors: MemberFactors,
  factor: OwnFactor,
): Promise<AddedFactor> => {
  const { uid } = prover;
  const account = await requireProved(tx, prover);
  const recovery = account.has_factor ? undefined : createRecoveryCodes(uid);
  const recovery_hashes = recovery?.hashes ?? factors.recovery_hashes;
  tx.set(getFactorsRef(uid), { ...factors, recovery_hashes, ...stopReset(tx, uid, factors) });
  tx.update(doc('users/{uid}', uid), { has_factor: true });
  notifyAccount(tx, uid, account, { template: 'factor_added', path: null });
  return { factor, recovery_codes: recovery?.codes ?? null };
};

const createFactor = (name: string) => ({ id: createId(), name, created_at: now(), last_used_at: null });

/**
 * Adds the authenticator app of `beginTotp`. The confirming code cannot be used again.
 *
 * @throws ApiError factor_wrong; factor_exists; fresh_factor_required; challenge_invalid if `beginTotp` was not called
 * or its secret has expired
 */
export const confirmTotp = (prover: Prover, code: string, name: string): Promise<AddedFactor> =>
  runTransaction(async (tx) => {
    const { uid } = prover;
    const factors = await readFactors(tx, uid);
    assertNoTotp(factors);
    const { pending_totp } = factors;
    if (pending_totp === null || pending_totp.expires_at <= now()) throw new ApiError('challenge_invalid');
    const totp_step = findTotpStep(decryptTotpSecret(uid, pending_totp.secret), code, now());
    if (totp_step === undefined) throw new ApiError('factor_wrong');
    const totp = createFactor(name);
    const added = { ...factors, totp, totp_secret: pending_totp.secret, totp_step, pending_totp: null };
    return storeAdded(tx, prover, added, toOwnFactor(totp, 'totp'));
  });

/**
 * Starts to register a passkey.
 *
 * @throws ApiError too_many_factors
 */
export const beginPasskey = async (uid: string, account: Account) => {
  const factors = await getFactors(uid);
  assertRoom(factors);
  const challenge = createChallenge('passkey', uid);
  return { challenge: challenge.signed, options: await createRegistrationOptions(uid, account, factors, challenge) };
};

/**
 * Adds a passkey.
 *
 * @param challenge the challenge of `beginPasskey`
 * @throws ApiError factor_wrong; factor_exists; too_many_factors; fresh_factor_required; challenge_invalid if the
 * challenge belongs to another account or was used before
 */
export const confirmPasskey = async (
  prover: Prover,
  challenge: Challenge,
  response: Registration,
  name: string,
): Promise<AddedFactor> => {
  const { uid } = prover;
  if (challenge.uid !== uid) throw new ApiError('challenge_invalid');
  const registered = await verifyRegistration(response, challenge);
  if (registered === undefined) throw new ApiError('factor_wrong');
  return runTransaction(async (tx) => {
    const factors = await readFactors(tx, uid);
    const used_challenges = markUsed(factors, challenge);
    assertRoom(factors);
    if (factors.passkeys.some(({ credential }) => credential === registered.credential))
      throw new ApiError('factor_exists');
    const passkey = { ...createFactor(name), ...registered };
    const added = { ...factors, passkeys: [...factors.passkeys, passkey], used_challenges };
    return storeAdded(tx, prover, added, toOwnFactor(passkey, 'passkey'));
  });
};
