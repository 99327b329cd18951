import { id } from '@bigorna/domain/entities/common';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { ApiError } from '../../platform/api-error.ts';
import { getEmulatorHost } from '../../platform/emulators.ts';
import { auth } from '../../platform/firebase.ts';
import { getProject } from '../../platform/parameters.ts';

/** `session.ts` adds `sid`, `minted_at` and `mfa`. Tokens from Firebase's own endpoints lack these claims. */
const claims = z.object({
  sub: id.min(1),
  auth_time: z.number(),
  sid: id.optional(),
  minted_at: z.number().optional(),
  mfa: z.number().optional(),
});

/** Claims of a genuine ID token. */
export interface Bearer {
  readonly uid: string;
  /** The session; undefined for a token that is not from our login. */
  readonly session: string | undefined;
  /** Start of the session in whole seconds since 1970. */
  readonly signedInAt: number;
  /** When a second factor was last proved, in seconds since 1970. */
  readonly factorAt: number | undefined;
  readonly expired: boolean;
}

const EXPIRED = 'expired';
type Verdict = typeof EXPIRED | 'valid';

/** jose's codes when Google's keys cannot be fetched or read. The token may then be valid. */
const KEY_FETCH_CODES: ReadonlySet<string> = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);
const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
/** Google announces new keys days ahead. An unknown key is fetched at once. */
const KEYS_MAX_AGE_MS = 6 * 3_600_000;
const keys = createRemoteJWKSet(new URL(KEYS_URL), { cacheMaxAge: KEYS_MAX_AGE_MS });

const getKey: JWTVerifyGetKey = (header, token) => {
  if (header.kid === undefined) throw new errors.JWKSNoMatchingKey();
  return keys(header, token);
};

/**
 * Checks signature and claims. Does not use the SDK, because its error code is the same for bad tokens and for
 * unreachable keys.
 */
const checkSignature = async (token: string): Promise<Verdict> => {
  const { projectId } = getProject();
  const issuer = `https://securetoken.google.com/${projectId}`;
  try {
    await jwtVerify(token, getKey, {
      algorithms: ['RS256'],
      audience: projectId,
      issuer,
      requiredClaims: ['exp', 'iat'],
    });
    return 'valid';
  } catch (error) {
    if (error instanceof errors.JWTExpired) return EXPIRED;
    if (error instanceof errors.JOSEError && !KEY_FETCH_CODES.has(error.code)) throw new ApiError('token_invalid');
    throw new ApiError('unavailable', {}, error);
  }
};

/** Error codes of genuine tokens. The account document decides whether the token is accepted. */
const GENUINE_CODES = ['auth/id-token-revoked', 'auth/user-disabled', 'auth/user-not-found'];
const UNAVAILABLE_CODES = ['auth/internal-error', 'auth/network-request-failed', 'app/network-error'];

const getErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Checks a token of the emulator, which does not sign tokens. With the emulator, the SDK always checks revocation. */
const checkByEmulator = async (token: string): Promise<Verdict> => {
  try {
    await auth().verifyIdToken(token);
    return 'valid';
  } catch (error) {
    const code = getErrorCode(error);
    if (code === 'auth/id-token-expired') return EXPIRED;
    if (GENUINE_CODES.includes(code)) return 'valid';
    if (UNAVAILABLE_CODES.includes(code)) throw new ApiError('unavailable', {}, error);
    if (code.startsWith('auth/')) throw new ApiError('token_invalid');
    throw error;
  }
};

const checkToken = (token: string): Promise<Verdict> =>
  getEmulatorHost('FIREBASE_AUTH_EMULATOR_HOST') === undefined ? checkSignature(token) : checkByEmulator(token);

/**
 * Reads the claims. Rejects a uid that is no valid document id: only the emulators, which do not check signatures, let
 * such a token through.
 */
const decode = (token: string): z.infer<typeof claims> => {
  const payload = token.split('.')[1] ?? '';
  const { success, data } = claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (!success) throw new ApiError('token_invalid');
  return data;
};

/**
 * Reads the ID token of an Authorization header. Checks the signature and reports the expiry. Does not check
 * revocation: the account document decides that.
 *
 * @throws ApiError unauthorized without a token; token_invalid if the token is not from this project; unavailable if
 * Google's keys cannot be fetched
 */
export const verifyBearer = async (header: string | undefined): Promise<Bearer> => {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  if (token === undefined) throw new ApiError('unauthorized');
  const verdict = await checkToken(token);
  const { sub, auth_time, sid, minted_at, mfa } = decode(token);
  return {
    uid: sub,
    session: minted_at === undefined ? undefined : sid,
    signedInAt: minted_at ?? auth_time,
    factorAt: mfa,
    expired: verdict === EXPIRED,
  };
};
