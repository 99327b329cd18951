import { id } from '@bigorna/domain/entities/common';
import { z } from 'zod';
import { ApiError } from '../platform/api-error.ts';
import { auth } from '../platform/firebase.ts';

/** `minted_at`: when the custom token of the sign-in was made, where there was one (`session.ts`). */
const claims = z.object({ sub: id.min(1), auth_time: z.number(), minted_at: z.number().optional() });

/** What a genuine ID token says. */
export interface Bearer {
  readonly uid: string;
  /** When the member signed in, or got the custom token to do so, in whole seconds since 1970. */
  readonly signedInAt: number;
  readonly expired: boolean;
}

const EXPIRED = 'auth/id-token-expired';
/** Said of a genuine token: whom it belongs to now is for the account document to decide. */
const GENUINE = ['auth/id-token-revoked', 'auth/user-disabled', 'auth/user-not-found', EXPIRED];
const OUT_OF_REACH = ['auth/internal-error', 'auth/network-request-failed', 'app/network-error'];

/**
 * Said with whatever is wrong with a token itself. That Google's keys, which it is checked by, could not be had comes
 * under the same code, without these words; the token may be good then.
 */
const OF_THE_TOKEN = 'for details on how to retrieve';

const isOutOfReach = (code: string, error: unknown): boolean =>
  OUT_OF_REACH.includes(code) || (code === 'auth/argument-error' && !String(error).includes(OF_THE_TOKEN));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Undefined for a genuine token; the SDK's code for a genuine one that it would not serve. */
const verdictOn = async (token: string): Promise<string | undefined> => {
  try {
    await auth().verifyIdToken(token);
    return undefined;
  } catch (error) {
    const code = codeOf(error);
    if (GENUINE.includes(code)) return code;
    if (isOutOfReach(code, error)) throw new ApiError('unavailable', {}, error);
    if (code.startsWith('auth/')) throw new ApiError('token_invalid');
    throw error;
  }
};

/** A uid that no document can have is nobody's: only emulators, which sign nothing, take a token of such. */
const decode = (token: string): z.infer<typeof claims> => {
  const payload = token.split('.')[1] ?? '';
  const { success, data } = claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (!success) throw new ApiError('token_invalid');
  return data;
};

/**
 * Reads the ID token of an Authorization header: its signature is checked, its expiry noted. Revocation is our own
 * and not looked at here (the emulator's SDK always checks Firebase's, so those verdicts are taken as genuine).
 *
 * @throws ApiError unauthorized without a token, token_invalid for one that is not this project's
 */
export const readBearer = async (header: string | undefined): Promise<Bearer> => {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  if (token === undefined) throw new ApiError('unauthorized');
  const verdict = await verdictOn(token);
  const { sub, auth_time, minted_at } = decode(token);
  return { uid: sub, signedInAt: minted_at ?? auth_time, expired: verdict === EXPIRED };
};
