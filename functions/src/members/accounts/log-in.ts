import type { BannedLoginResult, LoginResult } from '@bigorna/domain/endpoints/auth.schemas';
import type { Account } from '@bigorna/domain/entities/account';
import { USERNAME } from '@bigorna/domain/limits';
import { hasRequiredCharacters, PASSWORD_RULES } from '@bigorna/domain/password-rules';
import type { UserRecord } from 'firebase-admin/auth';
import { ApiError } from '../../platform/api-error.ts';
import { doc, get } from '../../platform/firestore.ts';
import { type SignInResult, signInWithPassword } from '../../platform/identity-toolkit.ts';
import { getClientKey, getClientLimits, getHopLimits, type Origin } from '../../platform/origin-limits.ts';
import { consume, refundUnless } from '../../platform/rate-limits.ts';
import { startMinimumDuration } from '../../platform/start-minimum-duration.ts';
import { requestProof } from '../factors/verify-proof.ts';
import { assertPasswordNotExpired, createBannedError } from './caller.ts';
import type { Device } from './device.ts';
import { findAuthRecord, findAuthRecordByEmail, reconcile } from './reconcile.ts';
import { reserveAttempt } from './reserve-attempt.ts';
import { startSession } from './session.ts';
import { rememberTrustedIp } from './trusted-ips.ts';

/**
 * The Auth record of a username or e-mail; undefined if unknown. An unknown name must not reach Google's password check:
 * strangers could use up its quota, which all members share (R203).
 */
const findRecord = async (identifier: string): Promise<UserRecord | undefined> => {
  if (identifier.includes('@')) return findAuthRecordByEmail(identifier);
  if (!USERNAME.pattern.test(identifier)) return undefined;
  const claim = await get(doc('usernames/{lower}', identifier.toLowerCase()));
  return claim?.uid ? findAuthRecord(claim.uid) : undefined;
};

/** A right password and its account. */
interface Match {
  readonly signIn: SignInResult;
  readonly account: Account;
}

const findMatch = async (identifier: string, password: string): Promise<Match> => {
  const record = await findRecord(identifier);
  if (record?.email === undefined) throw new ApiError('invalid_credentials');
  await consume('password_checks_by_account', record.uid);
  const signIn = await signInWithPassword(record.email, password);
  const account = await get(doc('users/{uid}', signIn.uid));
  if (account === undefined) throw new ApiError('invalid_credentials');
  return { signIn, account };
};

const isWrong = (error: unknown): boolean => error instanceof ApiError && error.code === 'invalid_credentials';
/**
 * Also counts a rejection by Firebase that does not reveal whether the password was right. Otherwise guessing would be
 * free.
 */
const isGuess = (error: unknown): boolean =>
  isWrong(error) || (error instanceof ApiError && error.code === 'too_many_requests');

/**
 * Minimum duration of a failed login. Without it, an unknown name would fail faster than a wrong password, which would
 * reveal existing accounts. The duration exceeds the two or three calls to Google that a wrong password takes. A
 * successful login is not delayed.
 */
const WRONG_LOGIN_MS = 2000;

/** Username or e-mail, password, device and origin of a login. */
interface Attempt {
  readonly identifier: string;
  readonly password: string;
  readonly origin: Origin;
  readonly device: Device;
}

/** Checks a password and calls `proceed` with its account. Only guesses count against the limits. */
const withMatch = async <T>(
  { identifier, password, origin }: Attempt,
  proceed: (match: Match) => Promise<T>,
): Promise<T> => {
  const waitForMinimumDuration = startMinimumDuration(WRONG_LOGIN_MS);
  const account = identifier.toLowerCase();
  const alwaysLimits = [
    ['login_by_account_and_address', `${account} ${getClientKey(origin)}`],
    ...getClientLimits('login', origin),
  ] as const;
  const common = [['login_by_account', account], ...getHopLimits('login', origin)] as const;
  const spent = await reserveAttempt(alwaysLimits, common, account, origin.ip);
  try {
    let owner: string | undefined;
    const work = async () => {
      const match = await findMatch(identifier, password);
      const result = await proceed(match);
      // Known only after a success: the refund stores the owner of the password in the limits.
      owner = match.signIn.uid;
      return result;
    };
    return await refundUnless({ ...spent, refund: () => spent.refund(owner) }, isGuess, work);
  } catch (error) {
    if (isWrong(error)) await waitForMinimumDuration();
    throw error;
  }
};

/**
 * The form and the API refuse weak passwords, but a member can set one at Firebase's own endpoint. Its password policy
 * is weaker, and optional.
 *
 * @throws ApiError password_too_weak
 */
const assertPasswordStrong = (password: string): void => {
  if (!PASSWORD_RULES.length(password) || !hasRequiredCharacters(password)) throw new ApiError('password_too_weak');
};

/**
 * Signs a member in by username or e-mail, or asks for their second factor. The error is the same for an unknown name
 * and a wrong password.
 *
 * @throws ApiError invalid_credentials; banned, password_expired and password_too_weak (only with the right password);
 *   too_many_requests
 */
export const logIn = async (attempt: Attempt): Promise<LoginResult> => {
  const result = await withMatch(attempt, async ({ signIn: { uid }, account }): Promise<LoginResult> => {
    if (account.is_banned) throw createBannedError(account, { toOwner: true });
    assertPasswordNotExpired(account);
    assertPasswordStrong(attempt.password);
    const { has_factor } = await reconcile(uid, account);
    if (has_factor) return { second_factor: await requestProof('login', uid) };
    return startSession(uid, { device: attempt.device, isLogin: true });
  });
  if ('user' in result) await rememberTrustedIp(result.user, attempt.origin.ip);
  return result;
};

/**
 * Signs in a banned member, who may still export and delete their data (R208), or asks for their second factor. The
 * token allows no other call. There is no custom token, so the browser does not sign in to Firebase.
 *
 * @throws ApiError invalid_credentials, forbidden (the account is not banned), password_expired, too_many_requests
 */
export const logInBanned = (attempt: Attempt): Promise<BannedLoginResult> =>
  withMatch(attempt, async ({ signIn: { uid, idToken, expiresAt }, account }) => {
    if (!account.is_banned) throw new ApiError('forbidden');
    assertPasswordNotExpired(account);
    if (account.has_factor) return { second_factor: await requestProof('banned', uid) };
    return { accessToken: idToken, expiresIn: expiresAt.toISOString() };
  });
