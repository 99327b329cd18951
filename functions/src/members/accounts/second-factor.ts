import type { BannedAccess, FactorChallenge, FactorProof, Session } from '@bigorna/domain/endpoints/auth.schemas';
import { ApiError, createFieldError, requireFound } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { doc, get } from '../../platform/firestore.ts';
import { refundUnless } from '../../platform/rate-limits.ts';
import { type Challenge, readChallenge } from '../factors/challenge.ts';
import type { AddedFactor } from '../factors/enrol.ts';
import { requestProof, verifyProof } from '../factors/verify-proof.ts';
import { assertPasswordNotExpired, type Caller, getValidAfterWithoutBan, isRevoked } from './caller.ts';
import { checkPassword } from './check-password.ts';
import type { Device } from './device.ts';
import { reserveAttempt } from './reserve-attempt.ts';
import { renewProved, signInWithoutPassword, startSession, toSeconds } from './session.ts';
import { getFactorIdentifier, rememberFactorIp, rememberTrustedIp } from './trusted-ips.ts';

const isGuess = (error: unknown): boolean => error instanceof ApiError && error.code === 'factor_wrong';

/**
 * Runs a check of a code or passkey. Only wrong codes and passkeys count against the limits. Strangers cannot use up
 * the limits, because every caller has proved the password or has a session. The account's limits do not apply to IP
 * addresses where its owner used a factor before.
 *
 * @throws ApiError too_many_requests, and what `check` throws
 */
export const limitGuesses = async <T>(uid: string, ip: string, check: () => Promise<T>): Promise<T> => {
  const byAddress = [['factor_by_account_and_address', `${uid} ${ip}`]] as const;
  const byAccount = [
    ['factor_by_account', uid],
    ['factor_by_account_daily', uid],
  ] as const;
  const spent = await reserveAttempt(byAddress, byAccount, getFactorIdentifier(uid), ip);
  return refundUnless(spent, isGuess, check);
};

const checkProof = (challenge: Challenge, proof: FactorProof, ip: string): Promise<void> =>
  limitGuesses(challenge.uid, ip, () => verifyProof(challenge.uid, proof, challenge));

/**
 * Finishes a login whose password was right. Fails if the sessions were revoked in between, for example by a password
 * reset.
 *
 * @throws ApiError challenge_invalid, factor_wrong, banned, password_expired, too_many_requests
 */
export const finishLogin = async (proof: FactorProof, device: Device, ip: string): Promise<Session> => {
  const challenge = readChallenge(proof.challenge, 'login');
  const { uid } = challenge;
  const account = requireFound(await get(doc('users/{uid}', uid)), 'challenge_invalid');
  if (isRevoked(account, toSeconds(challenge.issuedAt))) throw new ApiError('challenge_invalid');
  await checkProof(challenge, proof, ip);
  const session = await startSession(uid, { device, factorAt: now(), isLogin: true, provedAt: challenge.issuedAt });
  await Promise.all([rememberTrustedIp(session.user, ip), rememberFactorIp(uid, ip)]);
  return session;
};

/**
 * Finishes the login of a banned member whose password was right. Returns a token instead of a session. The token
 * counts as issued at the time of the challenge, so a revocation since then also ends the token.
 *
 * @throws ApiError challenge_invalid, factor_wrong, forbidden (the account is not banned), password_expired,
 * too_many_requests
 */
export const finishBannedLogin = async (proof: FactorProof, ip: string): Promise<BannedAccess> => {
  const challenge = readChallenge(proof.challenge, 'banned');
  const { uid, issuedAt } = challenge;
  const account = requireFound(await get(doc('users/{uid}', uid)), 'challenge_invalid');
  const minted_at = toSeconds(issuedAt);
  if (account.is_banned && isRevoked({ valid_after: getValidAfterWithoutBan(account) }, minted_at))
    throw new ApiError('challenge_invalid');
  await checkProof(challenge, proof, ip);
  if (!account.is_banned) throw new ApiError('forbidden');
  assertPasswordNotExpired(account);
  const { idToken, expiresAt } = await signInWithoutPassword(uid, { minted_at, mfa: toSeconds(now()) });
  return { accessToken: idToken, expiresIn: expiresAt.toISOString() };
};

/**
 * Creates a request to prove a second factor within a session.
 *
 * @throws ApiError factor_required without a factor
 */
export const challengeCaller = async ({ uid, account }: Caller): Promise<FactorChallenge> => {
  if (!account.has_factor) throw new ApiError('factor_required');
  return requestProof('prove', uid);
};

/**
 * Proves a second factor within a session.
 *
 * @returns new tokens of the session
 * @throws ApiError challenge_invalid, factor_wrong, too_many_requests
 */
export const proveFactor = async (caller: Caller, proof: FactorProof, ip: string): Promise<Session> => {
  const challenge = readChallenge(proof.challenge, 'prove');
  if (challenge.uid !== caller.uid) throw new ApiError('challenge_invalid');
  await checkProof(challenge, proof, ip);
  return renewProved(caller, caller.account);
};

/**
 * Checks the password before an account's first factor. Further factors require a fresh factor, which `authorize`
 * checks.
 *
 * @throws ApiError invalid_request at `current_password`; too_many_requests
 */
export const checkMayEnrol = async (caller: Caller, password: string | undefined, ip: string): Promise<void> => {
  if (caller.account.has_factor) return;
  if (password === undefined) throw createFieldError('current_password', 'required');
  await checkPassword(caller, password, ip);
};

/**
 * The response to a new factor. The tokens in the response count the factor as proved, because the owner has just used
 * it.
 */
export const toAddedFactor = async (caller: Caller, added: AddedFactor) => ({
  ...added,
  session: await renewProved(caller, { ...caller.account, has_factor: true }),
});
