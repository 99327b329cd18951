import type { FACTOR_METHODS, FactorChallenge, FactorProof } from '@bigorna/domain/endpoints/auth.schemas';
import type { MemberFactors } from '@bigorna/domain/entities/factors';
import { ApiError } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { runTransaction } from '../../platform/firestore.ts';
import { notify } from '../notifications/notify.ts';
import { type Challenge, createChallenge, getExpiry } from './challenge.ts';
import { createAssertionOptions, verifyAssertion } from './passkeys.ts';
import { getRecoveryHashes } from './secrets.ts';
import { stopReset } from './stop-reset.ts';
import { getFactors, getFactorsRef, readFactors } from './stored-factors.ts';
import { decryptTotpSecret, encryptTotpSecret, findTotpStep, isEmulatorSecret } from './totp.ts';

type Method = (typeof FACTOR_METHODS)[number];

const getMethods = ({ totp, passkeys, recovery_hashes }: MemberFactors): Method[] => [
  ...(totp === null ? [] : (['totp'] as const)),
  ...(passkeys.length === 0 ? [] : (['passkey'] as const)),
  ...(recovery_hashes.length === 0 ? [] : (['recovery_code'] as const)),
];

/** Creates a request to prove a second factor. */
export const requestProof = async (purpose: 'login' | 'banned' | 'prove', uid: string): Promise<FactorChallenge> => {
  const factors = await getFactors(uid);
  const challenge = createChallenge(purpose, uid);
  return {
    challenge: challenge.signed,
    expires_at: getExpiry(challenge).toISOString(),
    methods: getMethods(factors),
    passkey: await createAssertionOptions(factors, challenge),
  };
};

/** Fields that a right proof changes. Undefined for a wrong proof. */
type Change = Partial<MemberFactors> | undefined;

/** A code works once: its time step must be later than the step of the last used code. */
const verifyCode = (uid: string, { totp, totp_secret, totp_step }: MemberFactors, code: string): Change => {
  if (totp === null || totp_secret === null) return undefined;
  const at = now();
  const secret = decryptTotpSecret(uid, totp_secret);
  const step = findTotpStep(secret, code, at);
  const isKnown = isEmulatorSecret(totp_secret);
  if (step === undefined || (step <= totp_step && !isKnown)) return undefined;
  // Encrypts again with the current key. Once every member has signed in, the previous key can be removed.
  const encrypted = isKnown ? {} : { totp_secret: encryptTotpSecret(uid, secret) };
  return { totp: { ...totp, last_used_at: at }, totp_step: step, ...encrypted };
};

const verifyRecoveryCode = (uid: string, { recovery_hashes }: MemberFactors, code: string): Change => {
  const hashes = getRecoveryHashes(uid, code);
  const left = recovery_hashes.filter((hash) => !hashes.includes(hash));
  return left.length === recovery_hashes.length ? undefined : { recovery_hashes: left };
};

const verifyPasskey = async (
  { passkeys }: MemberFactors,
  assertion: NonNullable<FactorProof['passkey']>,
  challenge: Challenge,
): Promise<Change> => {
  const used = passkeys.find(({ credential }) => credential === assertion.id);
  const counter = used && (await verifyAssertion(used, assertion, challenge));
  if (counter === undefined) return undefined;
  const last_used_at = now();
  return { passkeys: passkeys.map((passkey) => (passkey === used ? { ...passkey, counter, last_used_at } : passkey)) };
};

const verify = (uid: string, factors: MemberFactors, proof: FactorProof, challenge: Challenge) => {
  if (proof.code !== undefined) return verifyCode(uid, factors, proof.code);
  if (proof.recovery_code !== undefined) return verifyRecoveryCode(uid, factors, proof.recovery_code);
  return proof.passkey && verifyPasskey(factors, proof.passkey, challenge);
};

/**
 * Adds a challenge to the used challenges, and removes expired challenges.
 *
 * @throws ApiError challenge_invalid if the challenge was used before
 */
export const markUsed = (
  { used_challenges }: MemberFactors,
  challenge: Challenge,
): MemberFactors['used_challenges'] => {
  if (Object.hasOwn(used_challenges, challenge.id)) throw new ApiError('challenge_invalid');
  const open = Object.entries(used_challenges).filter(([, expires]) => expires > now());
  return Object.fromEntries([...open, [challenge.id, getExpiry(challenge)]]);
};

/**
 * Verifies a proof of a second factor. Neither the challenge nor a code works a second time. Notifies the member if a
 * recovery code was used. Stops a pending reset of the factors.
 *
 * @throws ApiError factor_wrong; challenge_invalid if the challenge was used before
 */
export const verifyProof = (uid: string, proof: FactorProof, challenge: Challenge): Promise<void> =>
  runTransaction(async (tx) => {
    const factors = await readFactors(tx, uid);
    const used_challenges = markUsed(factors, challenge);
    const change = await verify(uid, factors, proof, challenge);
    if (change === undefined) throw new ApiError('factor_wrong');
    if (proof.recovery_code !== undefined) await notify(tx, uid, { template: 'recovery_code_used', path: null });
    tx.set(getFactorsRef(uid), { ...factors, ...change, used_challenges, ...stopReset(tx, uid, factors) });
  });
